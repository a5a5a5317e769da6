import * as z from 'zod'
import { type Letterhead, MailLayout } from './mail-layout.tsx'
import { MailButton, Paragraph, SmallParagraph, Title } from './parts.tsx'
import { textPart } from './text-part.ts'

export const deskNotice = z.discriminatedUnion('notice', [
  z.object({ notice: z.literal('invited'), who: z.string().nullable() }),
  z.object({ notice: z.literal('recovery'), who: z.string(), at: z.iso.datetime() }),
  z.object({ notice: z.literal('address'), who: z.string(), at: z.iso.datetime() }),
])

type DeskNotice = z.infer<typeof deskNotice>
type DeskNoticeMailProps = Letterhead & { notice: DeskNotice; deskUrl: string }

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

interface NoticeTexts {
  subject: string
  preview: string
  title: string
  paragraphs: string[]
  action: { label: string; path: string }
  remark?: string
}

function textsOf(notice: DeskNotice): NoticeTexts {
  if (notice.notice === 'invited')
    return {
      subject: 'You are invited to the desk',
      preview: 'Sign in with this address.',
      title: 'Welcome to the desk',
      paragraphs: [
        `${notice.who ?? 'The studio'} invited you to review and sign Wiring Maps. Sign in with this address: you get a code by mail, and then make a passkey for your device.`,
      ],
      action: { label: 'Sign in', path: '/sign-in' },
      remark: 'You do not know what this is about? Then ignore this mail.',
    }
  if (notice.notice === 'address')
    return {
      subject: 'A map was sent to another address',
      preview: `${notice.who} corrected the address of an applicant.`,
      title: 'An address was corrected',
      paragraphs: [
        `The mail of a map was refused, and ${notice.who} sent the map to another address, on ${moment.format(new Date(notice.at))} UTC. Every operator gets this mail.`,
        `Ask ${notice.who} how the applicant gave that address. The log says which map it was.`,
      ],
      action: { label: 'Open the log', path: '/log?action=correct_address' },
    }
  return {
    subject: 'Somebody signed in at the desk without a passkey',
    preview: `${notice.who} signed in with a code.`,
    title: 'A sign-in without a passkey',
    paragraphs: [
      `${notice.who} has a passkey and signed in with a code by mail instead, on ${moment.format(new Date(notice.at))} UTC. Every operator gets this mail.`,
      `Ask ${notice.who} whether that was so. If not, remove this operator at once: that ends every session.`,
    ],
    action: { label: 'Open the operators', path: '/operators' },
  }
}

export const deskNoticeSubject = (notice: DeskNotice): string => textsOf(notice).subject

export function DeskNoticeMail({ notice, deskUrl, ...letterhead }: DeskNoticeMailProps) {
  const { preview, title, paragraphs, action, remark } = textsOf(notice)
  return (
    <MailLayout {...letterhead} preview={preview} designator="Desk">
      <Title>{title}</Title>
      {paragraphs.map((paragraph) => (
        <Paragraph key={paragraph}>{paragraph}</Paragraph>
      ))}
      {deskUrl && <MailButton href={`${deskUrl}${action.path}`}>{action.label}</MailButton>}
      {remark && <SmallParagraph>{remark}</SmallParagraph>}
    </MailLayout>
  )
}

export function deskNoticeText({ notice, deskUrl, ...letterhead }: DeskNoticeMailProps): string {
  const { title, paragraphs, action, remark } = textsOf(notice)
  return textPart(
    letterhead,
    title,
    ...paragraphs,
    deskUrl !== '' && `${action.label}:\n${deskUrl}${action.path}`,
    remark ?? false,
  )
}
