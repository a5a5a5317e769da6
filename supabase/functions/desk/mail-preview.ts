import { denial } from '@wiring/contract/desk/access'
import { type DeskInput, deskActions } from '@wiring/contract/desk/actions'
import { mapState } from '@wiring/contract/desk/queue'
import { gone } from '@wiring/contract/desk/review'
import * as z from 'zod'
import { callDatabase } from '../_shared/database.ts'
import { readSiteUrl, readVariables } from '../_shared/env.ts'
import { dayOf, senderOf } from '../mail-worker/mails/text-part.ts'

const { MAIL_FROM } = readVariables(z.object({ MAIL_FROM: z.string().default('') }))

const delivery = z.union([
  denial,
  gone,
  z.object({
    status: z.literal('ok'),
    expires_at: z.string(),
    state: mapState,
    signed_by: z.string().nullable(),
  }),
])
const who = z.union([denial, deskActions.who.answer])

/** With a placeholder link and without her line: both come with signing. */
export async function previewMail(
  session: string,
  { map_id }: DeskInput<'mail_preview'>,
): Promise<{ answer: { status: string } }> {
  const parameters = { p_session: session, p_input: { map_id } }
  const read = await callDatabase('desk_delivery', parameters, delivery)
  if (read.status !== 'ok') return { answer: read }
  const me = await callDatabase('desk_who', { p_session: session, p_input: {} }, who)
  if (me.status !== 'ok') return { answer: me }
  const isSent = ['signed', 'delivered', 'refused'].includes(read.state)
  const signedBy = (isSent && read.signed_by) || me.operator.name
  // Lazy: it would double the start of every other action.
  const [{ renderMail }, { MapMail, mapMailSubject }] = await Promise.all([
    import('../mail-worker/mails/render-mail.ts'),
    import('../mail-worker/mails/map-mail.tsx'),
  ])
  const siteUrl = readSiteUrl()
  const link = `${siteUrl}/wiring/map/${'0'.repeat(64)}`
  const html = renderMail(
    MapMail({
      sender: senderOf(MAIL_FROM),
      siteUrl,
      signedBy,
      link,
      deleteLink: `${link}/delete`,
      expires: dayOf(read.expires_at),
      line: null,
    }),
  )
  return { answer: { status: 'ok', subject: mapMailSubject(signedBy), html } as { status: string } }
}
