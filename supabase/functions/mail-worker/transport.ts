import nodemailer from 'nodemailer'
import { outboxTag } from '../_shared/outbox-tag.ts'
import { mailEnv } from './env.ts'

/** Fixed per outbox row, so that duplicates can be recognised. */
export interface Mail {
  id: string
  to: string
  messageId: string
  subject: string
  html: string
  text: string
  headers: Record<string, string>
}

/** `final`: a retry would not help. The message never names the recipient. */
export class DeliveryError extends Error {
  override name = 'DeliveryError'
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

async function sendBySmtp({ to, messageId, subject, html, text, headers }: Mail): Promise<void> {
  try {
    await smtp?.sendMail({ from: mailEnv.from, to, messageId, subject, html, text, headers })
  } catch (error) {
    const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0
    throw new DeliveryError(code > 0 ? `SMTP ${code}` : 'SMTP connection failed', code >= 500)
  }
}

async function sendByResend(
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
      // What the provider reports of it names it by this.
      tags: [{ name: outboxTag, value: id }],
      headers: { ...headers, 'Message-ID': messageId },
    }),
    signal: AbortSignal.timeout(30_000),
  }).catch(() => null)
  await response?.body?.cancel()
  if (response === null) throw new DeliveryError('HTTP connection failed', false)
  const passing = response.status >= 500 || [408, 409, 429].includes(response.status)
  if (!response.ok) throw new DeliveryError(`HTTP ${response.status}`, !passing)
}

export const transport = (mail: Mail): Promise<void> =>
  mailEnv.via.kind === 'smtp' ? sendBySmtp(mail) : sendByResend(mailEnv.via.key, mail)
