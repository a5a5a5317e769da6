import { render } from '@react-email/components'
import { isSecret } from '@wiring/session/session-id'
import type { ReactElement } from 'react'
import * as z from 'zod'
import { env } from '../_shared/env.ts'
import { mailEnv } from './env.ts'
import { NewAddressMail, newAddressText, OldAddressMail, oldAddressText } from './mails/address-mails.tsx'
import { CompletionMail, completionText } from './mails/completion-mail.tsx'
import { DeskAlertMail, deskAlert, deskAlertSubject, deskAlertText } from './mails/desk-alert-mail.tsx'
import { DeskCodeMail, deskCodeText } from './mails/desk-code-mail.tsx'
import { DeskNoticeMail, deskNotice, deskNoticeSubject, deskNoticeText } from './mails/desk-notice-mail.tsx'
import { MapCopyMail, mapCopyText } from './mails/map-copy-mail.tsx'
import { MapMail, mapMailText } from './mails/map-mail.tsx'
import { SignupMail, signupText } from './mails/signup-mail.tsx'
import { dayOf, senderOf } from './mails/text-part.ts'
import { WaitlistMail, waitlistText } from './mails/waitlist-mail.tsx'
import { readMapDelivery } from './map-delivery.ts'
import type { Mail } from './transport.ts'

const common = { id: z.string(), recipient: z.string(), attempt: z.number() }
const secret = z.string().refine(isSecret)
const ofSession = { session_id: z.string(), delete_secret: secret, expires_at: z.string() }
const ofMap = { map_secret: secret, expires_at: z.string() }

/** A row of claim_mails. */
export const claimedMail = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('signup'), ...common, ...ofSession }),
  z.object({ kind: z.literal('completion'), ...common, ...ofSession }),
  z.object({ kind: z.literal('address_old'), ...common, ...ofSession }),
  z.object({ kind: z.literal('address_new'), ...common, ...ofSession }),
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

const wizardLink = (sessionId: string) => `${env.siteUrl}/wiring/${sessionId}`
const mapLink = (secret: string) => `${env.siteUrl}/wiring/map/${secret}`
const deleteLink = (secret: string) => `${env.siteUrl}/wiring/delete?token=${secret}`

const letterhead = { sender: senderOf(mailEnv.from), siteUrl: env.siteUrl }

interface Content {
  subject: string
  body: ReactElement
  text: string
  headers: Record<string, string>
}

async function content(mail: ClaimedMail): Promise<Content> {
  switch (mail.kind) {
    case 'signup': {
      const words = {
        ...letterhead,
        link: wizardLink(mail.session_id),
        deleteLink: deleteLink(mail.delete_secret),
        specimenLink: `${env.siteUrl}/map`,
        expires: dayOf(mail.expires_at),
      }
      return { subject: 'Your wiring link', body: SignupMail(words), text: signupText(words), headers: {} }
    }
    case 'completion': {
      const words = {
        ...letterhead,
        link: wizardLink(mail.session_id),
        deleteLink: deleteLink(mail.delete_secret),
        mapDelivery: await readMapDelivery(),
        expires: dayOf(mail.expires_at),
      }
      const subject = 'Your map is being drawn'
      return { subject, body: CompletionMail(words), text: completionText(words), headers: {} }
    }
    case 'address_new': {
      const words = {
        ...letterhead,
        link: wizardLink(mail.session_id),
        deleteLink: deleteLink(mail.delete_secret),
        expires: dayOf(mail.expires_at),
      }
      const subject = 'Your wiring comes to this address now'
      return { subject, body: NewAddressMail(words), text: newAddressText(words), headers: {} }
    }
    case 'address_old': {
      const words = { ...letterhead, deleteLink: deleteLink(mail.delete_secret) }
      const subject = 'A wiring session left this address'
      return { subject, body: OldAddressMail(words), text: oldAddressText(words), headers: {} }
    }
    case 'map':
    case 'map_again': {
      const words = {
        ...letterhead,
        link: mapLink(mail.map_secret),
        deleteLink: `${mapLink(mail.map_secret)}/delete`,
        expires: dayOf(mail.expires_at),
      }
      return { subject: 'Your Wiring Map', body: MapMail(words), text: mapMailText(words), headers: {} }
    }
    case 'map_copy': {
      const words = { ...letterhead, link: mapLink(mail.map_secret) }
      const subject = 'A copy of a Wiring Map'
      return { subject, body: MapCopyMail(words), text: mapCopyText(words), headers: {} }
    }
    case 'desk_code': {
      const words = { ...letterhead, code: mail.desk.code }
      const subject = 'Your code for the desk'
      return { subject, body: DeskCodeMail(words), text: deskCodeText(words), headers: {} }
    }
    case 'desk_alert': {
      const words = { ...letterhead, deskUrl: mailEnv.deskUrl, alert: mail.desk }
      const headers = { 'Auto-Submitted': 'auto-generated' }
      const subject = deskAlertSubject(mail.desk)
      return { subject, body: DeskAlertMail(words), text: deskAlertText(words), headers }
    }
    case 'desk_notice': {
      const words = { ...letterhead, deskUrl: mailEnv.deskUrl, notice: mail.desk }
      const subject = deskNoticeSubject(mail.desk)
      return { subject, body: DeskNoticeMail(words), text: deskNoticeText(words), headers: {} }
    }
    case 'waitlist': {
      const contact = mailEnv.from.replace(/^.*<|>$/g, '')
      const words = { ...letterhead, contact }
      const headers = { 'List-Unsubscribe': `<mailto:${contact}?subject=Unsubscribe>` }
      const subject = 'You are on the Console waitlist'
      return { subject, body: WaitlistMail(words), text: waitlistText(words), headers }
    }
  }
}

/** Fixed words and the recipient's own links, nothing that a caller typed. */
export async function composeMail(mail: ClaimedMail): Promise<Mail> {
  const { subject, body, text, headers } = await content(mail)
  return {
    id: mail.id,
    to: mail.recipient,
    messageId: `<${mail.id}@${mailEnv.domain}>`,
    subject,
    html: await render(body),
    text,
    headers,
  }
}
