import { alarmTexts, health } from '@wiring/contract/desk/health'
import * as z from 'zod'
import { type Letterhead, MailLayout } from './mail-layout.tsx'
import { MailButton, Paragraph, SmallParagraph, Title } from './parts.tsx'
import { textPart } from './text-part.ts'

export const deskAlert = z.object({ why: z.enum(['daily', 'mail_failed']), health })

type DeskAlertMailProps = Letterhead & { alert: z.infer<typeof deskAlert>; deskUrl: string }

export const deskAlertSubject = ({ why, health: { red } }: DeskAlertMailProps['alert']): string => {
  if (why === 'mail_failed') return 'Desk: a mail failed for good'
  return red.length === 1 ? 'Desk: one thing is red' : `Desk: ${red.length} things are red`
}

const titleOf = ({ why }: DeskAlertMailProps['alert']) =>
  why === 'mail_failed' ? 'A mail failed for good' : 'Red at the desk'

const nextOf = ({ why }: DeskAlertMailProps['alert']) =>
  why === 'mail_failed'
    ? 'Further failures within this hour are in the next mail.'
    : 'While something is red, this mail comes once a day.'

/** Names no applicant. */
export function DeskAlertMail({ alert, deskUrl, ...letterhead }: DeskAlertMailProps) {
  return (
    <MailLayout {...letterhead} preview={alarmTexts(alert.health).join(' ')} designator="Desk · alert">
      <Title>{titleOf(alert)}</Title>
      {alarmTexts(alert.health).map((line) => (
        <Paragraph key={line}>{line}</Paragraph>
      ))}
      {deskUrl && <MailButton href={`${deskUrl}/health`}>Open the health screen</MailButton>}
      <SmallParagraph>{nextOf(alert)}</SmallParagraph>
    </MailLayout>
  )
}

export const deskAlertText = ({ alert, deskUrl, ...letterhead }: DeskAlertMailProps) =>
  textPart(
    letterhead,
    titleOf(alert),
    alarmTexts(alert.health).join('\n'),
    deskUrl !== '' && `Open the health screen:\n${deskUrl}/health`,
    nextOf(alert),
  )
