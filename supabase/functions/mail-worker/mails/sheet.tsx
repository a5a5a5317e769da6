import { Body, Container, Head, Hr, Html, Link, Preview, Section, Text } from '@react-email/components'
import type { ReactNode } from 'react'
import { monoStack, sansStack, token } from './tokens.ts'

interface SheetProps {
  /** What mailboxes show beside the subject. */
  preview: string
  /** The designator in the corner of the sheet, as on the site's boards. */
  designator: string
  siteUrl: string
  children: ReactNode
}

/** One sheet of paper with ink on it: the frame that all mails share. No pictures, so nothing is fetched on reading. */
export function Sheet({ preview, designator, siteUrl, children }: SheetProps) {
  return (
    <Html lang="en">
      <Head>
        <meta name="color-scheme" content="light" />
      </Head>
      <Preview>{preview}</Preview>
      <Body style={{ backgroundColor: token.paper, color: token.ink, fontFamily: sansStack, margin: 0 }}>
        <Container style={{ maxWidth: '560px', padding: '32px 20px 48px' }}>
          <Section style={{ borderBottom: `1px solid ${token.line}`, paddingBottom: '12px' }}>
            <Text style={label}>{designator}</Text>
          </Section>
          {children}
          <Hr style={{ borderColor: token.line, margin: '40px 0 16px' }} />
          <Text style={{ ...label, margin: 0 }}>
            Sent by{' '}
            <Link href={siteUrl} style={{ color: token.ink2 }}>
              {new URL(siteUrl).host}
            </Link>
          </Text>
        </Container>
      </Body>
    </Html>
  )
}

export const label = {
  color: token.ink2,
  fontFamily: monoStack,
  fontSize: '11px',
  letterSpacing: '0.04em',
  lineHeight: '16px',
  margin: 0,
  textTransform: 'uppercase',
} as const
