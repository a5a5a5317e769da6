import { isSecret } from '@wiring/session/session-id'
import type { ReactElement } from 'react'
import * as z from 'zod'
import { mailEnv } from './env.ts'
import { NewAddressMail, newAddressText, OldAddressMail, oldAddressText } from './mails/address-mails.tsx'
import { CompletionMail, completionText } from './mails/completion-mail.tsx'
import { DeskAlertMail, deskAlert, deskAlertSubject, deskAlertText } from './mails/desk-alert-mail.tsx'
import { DeskCodeMail, deskCodeText } from './mails/desk-code-mail.tsx'
import { DeskNoticeMail, deskNotice, deskNoticeSubject, deskNoticeText } from './mails/desk-notice-mail.tsx'
import { MapCopyMail, mapCopyText } from './mails/map-copy-mail.tsx'
import { MapMail, mapMailSubject, mapMailText } from './mails/map-mail.tsx'
import { renderMail } from './mails/render-mail.ts'
import { SignupMail, signupText } from './mails/signup-mail.tsx'
import { dayOf, senderOf } from './mails/text-part.ts'
import { WaitlistMail, waitlistText } from './mails/waitlist-mail.tsx'
import { readMapDelivery } from './map-delivery.ts'
import { readMapLine } from './map-line.ts'
import type { Mail } from './transport.ts'

const common = { id: z.string(), recipient: z.string(), attempt: z.number() }
const secret = z.string().refine(isSecret)

export const claimedMail = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['signup', 'completion', 'address_old', 'address_new']),
    ...common,
    session_id: z.string(),
    delete_secret: secret,
    expires_at: z.string(),
  }),
  z.object({ kind: z.literal('waitlist'), ...common }),
  z.object({
    kind: z.enum(['map', 'map_again']),
    ...common,
    map_secret: secret,
    expires_at: z.string(),
    signed_by: z.string().min(1),
  }),
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

const mapLink = (secret: string) => `${mailEnv.siteUrl}/wiring/map/${secret}`

const sessionLinks = (mail: Extract<ClaimedMail, { session_id: string }>) => ({
  link: `${mailEnv.siteUrl}/wiring/${mail.session_id}`,
  deleteLink: `${mailEnv.siteUrl}/wiring/delete?token=${mail.delete_secret}`,
  expires: dayOf(mail.expires_at),
})

const letterhead = { sender: senderOf(mailEnv.from), siteUrl: mailEnv.siteUrl }

interface Content {
  subject: string
  body: ReactElement
  text: string
  headers?: Record<string, string>
}

async function content(mail: ClaimedMail): Promise<Content> {
  switch (mail.kind) {
    case 'signup': {
      const props = {
        ...letterhead,
        ...sessionLinks(mail),
        specimenLink: `${mailEnv.siteUrl}/map`,
      }
      return { subject: 'Your wiring link', body: SignupMail(props), text: signupText(props) }
    }
    case 'completion': {
      const props = { ...letterhead, ...sessionLinks(mail), mapDelivery: await readMapDelivery() }
      const subject = 'Your map is being drawn'
      return { subject, body: CompletionMail(props), text: completionText(props) }
    }
    case 'address_new': {
      const props = { ...letterhead, ...sessionLinks(mail) }
      const subject = 'Your wiring comes to this address now'
      return { subject, body: NewAddressMail(props), text: newAddressText(props) }
    }
    case 'address_old': {
      const props = { ...letterhead, deleteLink: sessionLinks(mail).deleteLink }
      const subject = 'A wiring session left this address'
      return { subject, body: OldAddressMail(props), text: oldAddressText(props) }
    }
    case 'map':
    case 'map_again': {
      const link = mapLink(mail.map_secret)
      const { signed_by: signedBy, expires_at } = mail
      const deleteLink = `${link}/delete`
      const props = { ...letterhead, signedBy, link, deleteLink, expires: dayOf(expires_at) }
      const line = await readMapLine(mail.map_secret)
      return {
        subject: mapMailSubject(signedBy),
        body: MapMail({ ...props, line }),
        text: mapMailText(props),
      }
    }
    case 'map_copy': {
      const props = { ...letterhead, link: mapLink(mail.map_secret) }
      const subject = 'A copy of a Wiring Map'
      return { subject, body: MapCopyMail(props), text: mapCopyText(props) }
    }
    case 'desk_code': {
      const props = { ...letterhead, code: mail.desk.code }
      return { subject: 'Your code for the desk', body: DeskCodeMail(props), text: deskCodeText(props) }
    }
    case 'desk_alert': {
      const props = { ...letterhead, deskUrl: mailEnv.deskUrl, alert: mail.desk }
      const subject = deskAlertSubject(mail.desk)
      return { subject, body: DeskAlertMail(props), text: deskAlertText(props) }
    }
    case 'desk_notice': {
      const props = { ...letterhead, deskUrl: mailEnv.deskUrl, notice: mail.desk }
      const subject = deskNoticeSubject(mail.desk)
      return { subject, body: DeskNoticeMail(props), text: deskNoticeText(props) }
    }
    case 'waitlist': {
      const contact = mailEnv.from.replace(/^.*<|>$/g, '')
      const props = { ...letterhead, contact }
      const headers = { 'List-Unsubscribe': `<mailto:${contact}?subject=Unsubscribe>` }
      const subject = 'You are on the Console waitlist'
      return { subject, body: WaitlistMail(props), text: waitlistText(props), headers }
    }
  }
}

/** Contains nothing that an applicant typed. */
export async function composeMail(mail: ClaimedMail): Promise<Mail> {
  const { subject, body, text, headers = {} } = await content(mail)
  return {
    id: mail.id,
    to: mail.recipient,
    messageId: `<${mail.id}@${mailEnv.domain}>`,
    subject,
    html: renderMail(body),
    text,
    // So that no absence notice answers.
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
  }
}
