/** The words of a form that asks for an address. */
export const emailFormFragment = `emailLabel, emailPlaceholder, buttonLabel, busyLabel, note`
