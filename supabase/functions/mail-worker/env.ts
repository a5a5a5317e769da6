import * as z from 'zod'
import { readSiteUrl, readVariables } from '../_shared/env.ts'
import { ifUsable, withoutSlash } from '../_shared/variables.ts'

const variables = z
  .discriminatedUnion('MAIL_TRANSPORT', [
    z.object({ MAIL_TRANSPORT: z.literal('smtp'), SMTP_URL: z.url({ protocol: /^smtps?$/ }) }),
    z.object({ MAIL_TRANSPORT: z.literal('resend'), RESEND_API_KEY: z.string().min(10) }),
  ])
  .and(
    z.object({
      MAIL_FROM: z.string().regex(/^[^<>\r\n]+ <[^<>@\s]+@[^<>@\s]+>$/),
      /** Longer than any mail server takes. */
      MAIL_LEASE_SECONDS: z.coerce.number().int().positive().default(120),
      /** Alerts link to it. */
      DESK_URL: ifUsable(withoutSlash),
    }),
  )

const parsed = readVariables(variables)

export const mailEnv = {
  from: parsed.MAIL_FROM,
  domain: parsed.MAIL_FROM.replace(/^.*@|>$/g, ''),
  siteUrl: readSiteUrl(),
  deskUrl: parsed.DESK_URL ?? '',
  leaseSeconds: parsed.MAIL_LEASE_SECONDS,
  via:
    parsed.MAIL_TRANSPORT === 'smtp'
      ? { kind: 'smtp' as const, url: parsed.SMTP_URL }
      : { kind: 'resend' as const, key: parsed.RESEND_API_KEY },
}
