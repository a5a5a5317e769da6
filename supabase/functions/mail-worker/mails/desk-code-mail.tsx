import { Section, Text } from '@react-email/components'
import { SmallWords, Title, Words } from './parts.tsx'
import { type Letterhead, Sheet } from './sheet.tsx'
import { monoStack, token } from './tokens.ts'

interface DeskCodeMailProps extends Letterhead {
  code: string
}

/** An operator's sign-in code, in two groups to read it across to another screen. */
export function DeskCodeMail({ code, ...letterhead }: DeskCodeMailProps) {
  return (
    <Sheet {...letterhead} preview="It works once, for ten minutes." designator="Desk">
      <Title>Your code</Title>
      <Section
        style={{
          backgroundColor: token.sheet,
          border: `1px solid ${token.ink}`,
          margin: '0 0 24px',
          padding: '20px 24px',
        }}
      >
        <Text
          style={{
            fontFamily: monoStack,
            fontSize: '32px',
            letterSpacing: '0.08em',
            lineHeight: '40px',
            margin: 0,
          }}
        >
          {code.slice(0, 4)} {code.slice(4)}
        </Text>
      </Section>
      <Words>It signs you in at the desk. It works once, for ten minutes after it was asked for.</Words>
      <SmallWords>
        Nobody of the studio will ever ask you for it. You did not ask for a code? Then do nothing: without
        this mail nobody gets in.
      </SmallWords>
    </Sheet>
  )
}
