# Play money, and who may set it back.
refused-not_staff = { $role ->
    [none] Only those who may manage this server can do that. They can name a role for it in `/settings`.
   *[other] Only those who may manage this server, or have the role { $role }, can do that.
}
