settings-language-name = Français
