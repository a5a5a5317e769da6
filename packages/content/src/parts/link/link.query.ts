export const linkFields = `label, href`
