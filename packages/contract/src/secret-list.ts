import * as z from 'zod'

/** The first one signs; each one opens. */
export type SecretList = readonly [string, ...string[]]

/**
 * `new,old`: while a secret is exchanged, both are good. No secret may hold a comma. Each has at least
 * `minLength` characters.
 */
export const secretList = (minLength: number) =>
  z
    .string()
    .transform((text) => text.split(',').map((secret) => secret.trim()))
    .pipe(z.tuple([z.string().min(minLength)], z.string().min(minLength)))
    .readonly()
