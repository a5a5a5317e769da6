import nodemailer from 'nodemailer'
import { mailEnv } from './env.ts'

/** `messageId` is fixed per outbox row, so that duplicates can be told. */
export interface Mail {
  id: string
  to: string
  messageId: string
  subject: string
  html: string
  text: string
  headers: Record<string, string>
}

/** `final`: a retry will not help. Names the code, never the recipient. */
export class Refused extends Error {
  override name = 'Refused'
  final: boolean
  constructor(reason: string, final: boolean) {
    super(reason)
    this.final = final
  }
}

const smtp =
  mailEnv.via.kind === 'smtp'
    ? nodemailer.createTransport({
        url: mailEnv.via.url,
        connectionTimeout: 10_000,
        greetingTimeout: 10_000,
        socketTimeout: 30_000,
        disableFileAccess: true,
        disableUrlAccess: true,
      })
    : null

async function bySmtp({ to, messageId, subject, html, text, headers }: Mail): Promise<void> {
  try {
    await smtp?.sendMail({ from: mailEnv.from, to, messageId, subject, html, text, headers })
  } catch (error) {
    const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0
    throw new Refused(code > 0 ? `SMTP ${code}` : 'SMTP connection failed', code >= 500)
  }
}

async function byResend(
  key: string,
  { id, to, messageId, subject, html, text, headers }: Mail,
): Promise<void> {
  const response = await fetch('https://api.resend.com/emails', {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'idempotency-key': id },
    body: JSON.stringify({
      from: mailEnv.from,
      to: [to],
      subject,
      html,
      text,
      headers: { ...headers, 'Message-ID': messageId },
    }),
    signal: AbortSignal.timeout(30_000),
  }).catch(() => null)
  await response?.body?.cancel()
  if (response === null) throw new Refused('HTTP connection failed', false)
  const passing = response.status >= 500 || [408, 409, 429].includes(response.status)
  if (!response.ok) throw new Refused(`HTTP ${response.status}`, !passing)
}

/** Throws `Refused`. */
export const transport = (mail: Mail): Promise<void> =>
  mailEnv.via.kind === 'smtp' ? bySmtp(mail) : byResend(mailEnv.via.key, mail)
