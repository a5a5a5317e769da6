import { Button, Column, Heading, Link, Row, Section, Text } from '@react-email/components'
import type { ReactNode } from 'react'
import { label } from './sheet.tsx'
import { token } from './tokens.ts'

/** The large line of a mail. */
export function Title({ children }: { children: ReactNode }) {
  return (
    <Heading
      as="h1"
      style={{
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

/** A paragraph. */
export function Words({ children }: { children: ReactNode }) {
  return <Text style={{ fontSize: '17px', lineHeight: '26px', margin: '0 0 16px' }}>{children}</Text>
}

/** A small paragraph for what must be said without being loud. */
export function SmallWords({ children }: { children: ReactNode }) {
  return (
    <Text style={{ color: token.ink2, fontSize: '14px', lineHeight: '22px', margin: '0 0 8px' }}>
      {children}
    </Text>
  )
}

/** A link within words. A written address is longer than a phone is wide: it breaks anywhere, the words around it do not. */
export function InkLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
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

/** The one thing to press. */
export function InkButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Section style={{ margin: '28px 0' }}>
      <Button
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
  /** The colour of this input's trace on the site's board. */
  trace: 'red' | 'ink' | 'yellow'
  title: string
  words: string
}

/** One input of the board: its trace, its designator, what it takes. The colour only repeats what the words say. */
export function Step({ designator, trace, title, words }: StepProps) {
  return (
    <Section style={{ backgroundColor: token.sheet, border: `1px solid ${token.ink}`, borderBottom: 0 }}>
      <Row>
        <Column style={{ backgroundColor: token[trace], width: '6px' }} />
        <Column style={{ padding: '14px 18px' }}>
          <Text style={label}>{designator}</Text>
          <Text style={{ fontSize: '17px', fontWeight: 600, lineHeight: '24px', margin: '2px 0 0' }}>
            {title}
          </Text>
          <Text style={{ color: token.ink2, fontSize: '14px', lineHeight: '20px', margin: 0 }}>{words}</Text>
        </Column>
      </Row>
    </Section>
  )
}

/** The chip at the end of the traces, and what leaves it. */
export function Output({ designator, title }: { designator: string; title: string }) {
  return (
    <Section
      style={{ backgroundColor: token.night, border: `1px solid ${token.night}`, marginBottom: '28px' }}
    >
      <Row>
        <Column style={{ padding: '14px 18px 14px 24px' }}>
          <Text style={{ ...label, color: token.nightInk }}>{designator}</Text>
          <Text
            style={{
              color: token.nightInk,
              fontSize: '17px',
              fontWeight: 600,
              lineHeight: '24px',
              margin: '2px 0 0',
            }}
          >
            {title}
          </Text>
        </Column>
        <Column style={{ backgroundColor: token.green, width: '6px' }} />
      </Row>
    </Section>
  )
}
