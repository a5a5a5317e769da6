import { stegaClean } from '@sanity/client/stega'
import { NewTabMark } from '@wiring/ui/button'
import { Section } from '@wiring/ui/section'
import type { ReactNode } from 'react'
import { validateHttpsUrl } from '../../parts/link/validate-href.ts'
import { ContactFrame } from './contact.frame.ts'
import type { Contact } from './contact.query.ts'

export function ContactSection({ contact, beside }: { contact: Contact; beside?: ReactNode }) {
  const email = stegaClean(contact.contactEmail)
  const socials = contact.socials.flatMap(({ _key, label, url }) => {
    const href = stegaClean(url)
    return label && href && validateHttpsUrl(href) === true ? [{ _key, label, href }] : []
  })
  return (
    <Section
      id="contact"
      letter="E"
      label={contact.label}
      heading={contact.title}
      text={contact.text}
      beside={beside}
    >
      <ContactFrame>
        <div>
          {email && (
            <a className="address" href={`mailto:${email}`}>
              {contact.contactEmail}
            </a>
          )}
        </div>
        <Fan wires={socials.length} />
        <ul className="socials">
          {socials.map(({ _key, label, href }) => (
            <li key={_key}>
              <a href={href} target="_blank" rel="noopener noreferrer">
                <span>{label}</span>
                <NewTabMark />
              </a>
            </li>
          ))}
        </ul>
      </ContactFrame>
    </Section>
  )
}

/** Borders: a stretched drawing would stretch its corners. */
function Fan({ wires }: { wires: number }) {
  if (wires === 0) return <span />
  return (
    <div className="fan" aria-hidden="true">
      {Array.from({ length: wires }, (_, index) => Math.round(((index + 0.5) / wires) * 1_000) / 10).map(
        (row) => (
          <i
            key={row}
            data-way={row < 50 ? 'up' : row > 50 ? 'down' : undefined}
            style={{ top: `${Math.min(row, 50)}%`, bottom: `${100 - Math.max(row, 50)}%` }}
          />
        ),
      )}
    </div>
  )
}
