import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { type Letterhead, MailLayout } from './mail-layout.tsx'
import { Paragraph, SmallParagraph, Title } from './parts.tsx'
import { textPart } from './text-part.ts'
import { monoStack, token } from './tokens.ts'

interface DeskCodeMailProps extends Letterhead {
  code: string
}

const grouped = (code: string) => `${code.slice(0, 4)} ${code.slice(4)}`
const use = 'It signs you in at the desk. It works once, for ten minutes after it was asked for.'
const warning =
  'Nobody of the studio will ever ask you for it. You did not ask for a code? Then do nothing: without this mail nobody gets in.'

export function DeskCodeMail({ code, ...letterhead }: DeskCodeMailProps) {
  return (
    <MailLayout {...letterhead} preview="It works once, for ten minutes." designator="Desk">
      <Title>Your code</Title>
      <Section
        className="m-box"
        style={{
          backgroundColor: token.sheet,
          border: `1px solid ${token.ink}`,
          margin: '0 0 24px',
          padding: '20px 24px',
        }}
      >
        <Text
          className="m-ink"
          style={{
            color: token.ink,
            fontFamily: monoStack,
            fontSize: '32px',
            letterSpacing: '0.08em',
            lineHeight: '40px',
            margin: 0,
          }}
        >
          {grouped(code)}
        </Text>
      </Section>
      <Paragraph>{use}</Paragraph>
      <SmallParagraph>{warning}</SmallParagraph>
    </MailLayout>
  )
}

export const deskCodeText = ({ code, ...letterhead }: DeskCodeMailProps) =>
  textPart(letterhead, `Your code: ${grouped(code)}`, use, warning)
