import { Body } from '@react-email/body'
import { Column } from '@react-email/column'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Row } from '@react-email/row'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import type { ReactNode } from 'react'
import { darkStyles, monoStack, sansStack, token } from './tokens.ts'

export interface Letterhead {
  sender: string
  siteUrl: string
}

interface MailLayoutProps extends Letterhead {
  preview: string
  designator: string
  mark?: ReactNode
  children: ReactNode
}

/** No images, so that reading fetches nothing. */
export function MailLayout({ preview, designator, mark, sender, siteUrl, children }: MailLayoutProps) {
  return (
    <Html lang="en">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkStyles}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body
        className="m-paper"
        style={{ backgroundColor: token.paper, color: token.ink, fontFamily: sansStack, margin: 0 }}
      >
        <Container style={{ maxWidth: '560px', padding: '28px 20px 48px' }}>
          <Section
            className="m-rule"
            style={{ borderBottom: `1px solid ${token.line}`, paddingBottom: '14px' }}
          >
            <Row>
              <Column>
                <Text
                  className="m-ink"
                  style={{
                    color: token.ink,
                    fontSize: '17px',
                    fontWeight: 600,
                    letterSpacing: '-0.02em',
                    margin: 0,
                  }}
                >
                  <span style={{ color: token.red }}>●</span> {sender}
                </Text>
              </Column>
              <Column align="right">
                {mark ?? (
                  <Text className="m-ink2" style={label}>
                    {designator}
                  </Text>
                )}
              </Column>
            </Row>
          </Section>
          {children}
          <Section
            className="m-rule"
            style={{ borderTop: `1px solid ${token.line}`, marginTop: '40px', paddingTop: '16px' }}
          >
            <Text className="m-ink2" style={{ ...small, margin: 0 }}>
              {sender} ·{' '}
              <Link className="m-ink2" href={siteUrl} style={{ color: token.ink2 }}>
                {new URL(siteUrl).host}
              </Link>
            </Text>
          </Section>
        </Container>
      </Body>
    </Html>
  )
}

export const label = {
  color: token.ink2,
  fontFamily: monoStack,
  fontSize: '12px',
  letterSpacing: '0.04em',
  lineHeight: '16px',
  margin: 0,
  textTransform: 'uppercase',
} as const

export const small = { color: token.ink2, fontSize: '14px', lineHeight: '22px', margin: '0 0 8px' } as const
