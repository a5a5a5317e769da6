import { stegaClean } from '@sanity/client/stega'
import { NewTabMark } from '@wiring/ui/button'
import { Section } from '@wiring/ui/section'
import { staticChildren } from '@wiring/ui/static-markup'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { validateHttpsUrl } from '../../parts/link/validate-href.ts'
import type { Contact } from './contact.query.ts'
import { Fan } from './fan.tsx'

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, auto) minmax(80px, 1fr) minmax(0, 420px);
  align-items: center;

  @media (max-width: 959px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-6);
  }
`

const Address = styled.a`
  display: inline-block;
  font-size: var(--text-2);
  font-weight: 600;
  letter-spacing: -0.035em;
  line-height: 1.1;
  overflow-wrap: anywhere;
  text-decoration-thickness: 3px;
  text-decoration-color: var(--green);

  /* Keeps an ordinary address on one line. */
  @media (max-width: 359px) {
    font-size: var(--text-3);
  }

  &:hover {
    text-decoration-color: currentColor;
    text-decoration-thickness: 3px;
  }
`

const Socials = styled.ul`
  position: relative;

  li {
    border-top: 1px solid var(--line);
  }

  li:last-child {
    border-bottom: 1px solid var(--line);
  }

  a {
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr) auto;
    gap: var(--space-3);
    align-items: center;
    min-height: 64px;
    font-weight: 600;
    text-decoration: none;
  }

  a::before {
    content: "";
    width: 18px;
    height: 18px;
    border: 3px solid var(--ink);
    border-radius: 50%;
    transition: background-color 0.2s var(--ease);
  }

  a:hover::before {
    background: var(--green);
  }
`

export function ContactSection({ contact, beside }: { contact: Contact; beside?: ReactNode }) {
  const email = stegaClean(contact.contactEmail)
  const socials = contact.socials.flatMap(({ _key, label, url }) => {
    const href = stegaClean(url)
    return label && href && validateHttpsUrl(href) === true ? [{ _key, label, href }] : []
  })
  const links = socials.map(({ _key, label, href }) => (
    <li key={_key}>
      <a href={href} target="_blank" rel="noopener noreferrer">
        <span>{label}</span>
        <NewTabMark />
      </a>
    </li>
  ))
  return (
    <Section
      id="contact"
      letter="E"
      label={contact.label}
      heading={contact.title}
      text={contact.text}
      beside={beside}
    >
      <Columns>
        <div>{email && <Address href={`mailto:${email}`}>{contact.contactEmail}</Address>}</div>
        <Fan wires={socials.length} />
        <Socials {...staticChildren(links)} />
      </Columns>
    </Section>
  )
}
