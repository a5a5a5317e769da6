export const emailFormFragment = `emailLabel, emailPlaceholder, buttonLabel, busyLabel, note`
