import * as z from 'zod'

/** As the mail worker has it: `Name <address>`. */
export const mailFrom = z.string().default('').parse(Deno.env.get('MAIL_FROM'))
