import { Button, Column, Heading, Link, Row, Section, Text } from '@react-email/components'
import type { ReactNode } from 'react'
import { label, small } from './sheet.tsx'
import { token } from './tokens.ts'

/** The large line of a mail. */
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

/** A paragraph. */
export function Words({ children }: { children: ReactNode }) {
  return (
    <Text
      className="m-ink"
      style={{ color: token.ink, fontSize: '17px', lineHeight: '26px', margin: '0 0 16px' }}
    >
      {children}
    </Text>
  )
}

/** A small paragraph for what must be said without being loud. */
export function SmallWords({ children }: { children: ReactNode }) {
  return (
    <Text className="m-ink2" style={small}>
      {children}
    </Text>
  )
}

/** A link within words. A written address is longer than a phone is wide: it breaks anywhere, the words around it do not. */
export function InkLink({ href, children }: { href: string; children: ReactNode }) {
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

/** The one thing to press. */
export function InkButton({ href, children }: { href: string; children: ReactNode }) {
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
  /** The colour of this wire on the site's board. */
  trace: 'red' | 'ink' | 'yellow' | 'green'
  title: string
  words: string
}

/** One wire of the board: its trace, its designator, what goes in or comes out. The colour only repeats what the words say. */
export function Step({ designator, trace, title, words }: StepProps) {
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
            {words}
          </Text>
        </Column>
      </Row>
    </Section>
  )
}

/** The foot of a list of steps. */
export function Gap() {
  return <Section style={{ height: '28px' }} />
}
