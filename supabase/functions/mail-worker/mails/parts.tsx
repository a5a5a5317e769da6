import { Button } from '@react-email/button'
import { Column } from '@react-email/column'
import { Heading } from '@react-email/heading'
import { Link } from '@react-email/link'
import { Row } from '@react-email/row'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import type { ReactNode } from 'react'
import { label, small } from './mail-layout.tsx'
import { token } from './tokens.ts'

export function Title({ children }: { children: ReactNode }) {
  return (
    <Heading
      as="h1"
      className="m-ink"
      style={{
        color: token.ink,
        fontSize: '40px',
        fontWeight: 600,
        letterSpacing: '-0.04em',
        lineHeight: '42px',
        margin: '36px 0 16px',
      }}
    >
      {children}
    </Heading>
  )
}

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Text
      className="m-ink"
      style={{ color: token.ink, fontSize: '17px', lineHeight: '26px', margin: '0 0 16px' }}
    >
      {children}
    </Text>
  )
}

export function SmallParagraph({ children }: { children: ReactNode }) {
  return (
    <Text className="m-ink2" style={small}>
      {children}
    </Text>
  )
}

/** URLs are wider than a phone. */
export function MailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      className="m-ink"
      href={href}
      style={{
        color: token.ink,
        overflowWrap: 'anywhere',
        textDecoration: 'underline',
        wordBreak: 'break-word',
      }}
    >
      {children}
    </Link>
  )
}

export function LinkToPaste({ href }: { href: string }) {
  return (
    <SmallParagraph>
      Or paste this address: <MailLink href={href}>{href}</MailLink>
    </SmallParagraph>
  )
}

export function MailButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Section style={{ margin: '28px 0' }}>
      <Button
        className="m-press"
        href={href}
        style={{
          backgroundColor: token.ink,
          borderRadius: '2px',
          color: token.sheet,
          fontSize: '17px',
          fontWeight: 600,
          lineHeight: '20px',
          padding: '16px 24px',
        }}
      >
        {children}
      </Button>
    </Section>
  )
}

interface StepProps {
  designator: string
  trace: 'red' | 'ink' | 'yellow' | 'green'
  title: string
  text: string
}

export function Step({ designator, trace, title, text }: StepProps) {
  return (
    <Section
      className="m-box"
      style={{ backgroundColor: token.sheet, border: `1px solid ${token.ink}`, marginBottom: '-1px' }}
    >
      <Row>
        <Column
          className={trace === 'ink' ? 'm-trace' : ''}
          style={{ backgroundColor: token[trace], width: '6px' }}
        />
        <Column style={{ padding: '14px 18px' }}>
          <Text className="m-ink2" style={label}>
            {designator}
          </Text>
          <Text
            className="m-ink"
            style={{
              color: token.ink,
              fontSize: '17px',
              fontWeight: 600,
              lineHeight: '24px',
              margin: '2px 0 0',
            }}
          >
            {title}
          </Text>
          <Text className="m-ink2" style={{ ...small, lineHeight: '20px', margin: 0 }}>
            {text}
          </Text>
        </Column>
      </Row>
    </Section>
  )
}

export function Gap() {
  return <Section style={{ height: '28px' }} />
}
