import { z } from 'zod'

/** The visible sender of mails, `Name <address>`, as the mail worker has it. */
export const mailFrom = z.string().default('').parse(Deno.env.get('MAIL_FROM'))
