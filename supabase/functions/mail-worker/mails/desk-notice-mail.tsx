import { z } from 'zod'
import { InkButton, SmallWords, Title, Words } from './parts.tsx'
import { type Letterhead, Sheet } from './sheet.tsx'

/** What an operator hears besides codes and alerts: an invitation, or a recovery of anybody. */
export const deskNotice = z.discriminatedUnion('notice', [
  z.object({ notice: z.literal('invited'), who: z.string().nullable() }),
  z.object({ notice: z.literal('recovery'), who: z.string(), at: z.iso.datetime() }),
])

type DeskNoticeMailProps = Letterhead & { notice: z.infer<typeof deskNotice>; deskUrl: string }

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

export const deskNoticeSubject = ({ notice }: DeskNoticeMailProps['notice']): string =>
  notice === 'invited' ? 'You are invited to the desk' : 'Somebody signed in at the desk without a passkey'

export function DeskNoticeMail({ notice, deskUrl, ...letterhead }: DeskNoticeMailProps) {
  if (notice.notice === 'invited')
    return (
      <Sheet {...letterhead} preview="Sign in with this address." designator="Desk">
        <Title>Welcome to the desk</Title>
        <Words>
          {notice.who ?? 'The studio'} invited you to review and sign Wiring Maps. Sign in with this address:
          you get a code by mail, and then make a passkey for your device.
        </Words>
        {deskUrl && <InkButton href={`${deskUrl}/sign-in`}>Sign in</InkButton>}
        <SmallWords>You do not know what this is about? Then ignore this mail.</SmallWords>
      </Sheet>
    )
  return (
    <Sheet {...letterhead} preview={`${notice.who} signed in with a code.`} designator="Desk">
      <Title>A recovery</Title>
      <Words>
        {notice.who} has a passkey and signed in with a code by mail instead, on{' '}
        {moment.format(new Date(notice.at))} UTC. Every operator gets this mail.
      </Words>
      <Words>
        Ask {notice.who} whether that was so. If not, remove this operator at once: that ends every session.
      </Words>
      {deskUrl && <InkButton href={`${deskUrl}/operators`}>Open the operators</InkButton>}
    </Sheet>
  )
}
