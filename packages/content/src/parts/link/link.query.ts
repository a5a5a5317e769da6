/** `{label, href}`. */
export const linkFields = `label, href`
