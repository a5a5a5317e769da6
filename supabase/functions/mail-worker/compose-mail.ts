import { render, toPlainText } from '@react-email/components'
import type { ReactElement } from 'react'
import { z } from 'zod'
import { env } from '../_shared/env.ts'
import { mailEnv } from './env.ts'
import { CompletionMail } from './mails/completion-mail.tsx'
import { DeskAlertMail, deskAlert, deskAlertSubject } from './mails/desk-alert-mail.tsx'
import { DeskCodeMail } from './mails/desk-code-mail.tsx'
import { DeskNoticeMail, deskNotice, deskNoticeSubject } from './mails/desk-notice-mail.tsx'
import { MapCopyMail } from './mails/map-copy-mail.tsx'
import { MapMail, mapMailText } from './mails/map-mail.tsx'
import { SignupMail } from './mails/signup-mail.tsx'
import { WaitlistMail } from './mails/waitlist-mail.tsx'
import { readMapDelivery } from './map-delivery.ts'
import type { Mail } from './transport.ts'

const common = { id: z.string(), recipient: z.string(), attempt: z.number() }
const secret = z.string().regex(/^[0-9a-f]{64}$/)
const ofSession = { session_id: z.string(), delete_secret: secret, expires_at: z.string() }
const ofMap = { map_secret: secret, expires_at: z.string() }

/** A row as the SQL function claim_mails hands it out. */
export const claimedMail = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('signup'), ...common, ...ofSession }),
  z.object({ kind: z.literal('completion'), ...common, ...ofSession }),
  z.object({ kind: z.literal('waitlist'), ...common }),
  z.object({ kind: z.literal('map'), ...common, ...ofMap }),
  z.object({ kind: z.literal('map_again'), ...common, ...ofMap }),
  z.object({
    kind: z.literal('desk_code'),
    ...common,
    desk: z.object({ code: z.string().regex(/^\d{8}$/) }),
  }),
  z.object({ kind: z.literal('desk_notice'), ...common, desk: deskNotice }),
  z.object({ kind: z.literal('desk_alert'), ...common, desk: deskAlert }),
  z.object({ kind: z.literal('map_copy'), ...common, map_secret: secret }),
])

export type ClaimedMail = z.infer<typeof claimedMail>

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** Links lead to the configured site and nowhere else. */
const wizardLink = (sessionId: string) => `${env.siteUrl}/wiring/${sessionId}`
const mapLink = (secret: string) => `${env.siteUrl}/wiring/map/${secret}`
const deleteLink = (secret: string) => `${env.siteUrl}/wiring/delete?token=${secret}`

const letterhead = { sender: mailEnv.from.replace(/ <.*$/, ''), siteUrl: env.siteUrl }

interface Content {
  subject: string
  body: ReactElement
  /** The text part, where it is not made from the HTML. */
  text?: string
  headers: Record<string, string>
}

async function content(mail: ClaimedMail): Promise<Content> {
  switch (mail.kind) {
    case 'signup':
      return {
        subject: 'Your wiring link',
        body: SignupMail({
          ...letterhead,
          link: wizardLink(mail.session_id),
          deleteLink: deleteLink(mail.delete_secret),
          specimenLink: `${env.siteUrl}/map`,
          expires: day.format(new Date(mail.expires_at)),
        }),
        headers: {},
      }
    case 'completion':
      return {
        subject: 'Your map is being drawn',
        body: CompletionMail({
          ...letterhead,
          deleteLink: deleteLink(mail.delete_secret),
          mapDelivery: await readMapDelivery(),
        }),
        headers: {},
      }
    case 'map':
    case 'map_again': {
      const words = {
        ...letterhead,
        link: mapLink(mail.map_secret),
        deleteLink: `${mapLink(mail.map_secret)}/delete`,
        expires: day.format(new Date(mail.expires_at)),
      }
      return { subject: 'Your Wiring Map', body: MapMail(words), text: mapMailText(words), headers: {} }
    }
    case 'desk_code':
      return {
        subject: 'Your code for the desk',
        body: DeskCodeMail({ ...letterhead, code: mail.desk.code }),
        headers: {},
      }
    case 'desk_alert':
      return {
        subject: deskAlertSubject(mail.desk),
        body: DeskAlertMail({ ...letterhead, deskUrl: mailEnv.deskUrl, alert: mail.desk }),
        headers: { 'Auto-Submitted': 'auto-generated' },
      }
    case 'desk_notice':
      return {
        subject: deskNoticeSubject(mail.desk),
        body: DeskNoticeMail({ ...letterhead, notice: mail.desk, deskUrl: mailEnv.deskUrl }),
        headers: {},
      }
    case 'map_copy': {
      const words = { ...letterhead, link: mapLink(mail.map_secret) }
      return { subject: 'A copy of a Wiring Map', body: MapCopyMail(words), headers: {} }
    }
    case 'waitlist': {
      const address = mailEnv.from.replace(/^.*<|>$/g, '')
      return {
        subject: 'You are on the Console waitlist',
        body: WaitlistMail({ ...letterhead, contact: address }),
        headers: { 'List-Unsubscribe': `<mailto:${address}?subject=Unsubscribe>` },
      }
    }
  }
}

/** The mail of one outbox row: fixed words of ours, the recipient's own links, nothing a caller typed. */
export async function composeMail(mail: ClaimedMail): Promise<Mail> {
  const { subject, body, text, headers } = await content(mail)
  const html = await render(body)
  return {
    id: mail.id,
    to: mail.recipient,
    messageId: `<${mail.id}@${mailEnv.domain}>`,
    subject,
    html,
    text: text ?? toPlainText(html),
    headers,
  }
}
