# Lekepenger, og hvem som kan stille dem tilbake.
refused-not_staff = { $role ->
    [none] Det kan bare de som administrerer serveren, gjøre. De kan velge en rolle til det i `/{ command-settings }`.
   *[other] Det kan bare de som administrerer serveren eller har rollen { $role }, gjøre.
}
