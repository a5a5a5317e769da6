import { stegaClean } from '@sanity/client/stega'
import { NewTabMark } from '@wiring/ui/button'
import { Section } from '@wiring/ui/section'
import styled from 'styled-components'
import { httpsOnly } from '../../parts/link/safe-href.ts'
import type { Contact } from './contact.query.ts'

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr);
  gap: var(--space-6);
  align-items: end;

  .address {
    display: inline-block;
    font-size: var(--text-2);
    font-weight: 600;
    letter-spacing: -0.035em;
    line-height: 1.1;
    overflow-wrap: anywhere;
    text-decoration-thickness: 3px;
    text-decoration-color: var(--green);
  }

  .address:hover {
    text-decoration-color: currentColor;
    text-decoration-thickness: 3px;
  }

  li {
    border-top: 1px solid var(--line);
  }

  li:last-child {
    border-bottom: 1px solid var(--line);
  }

  li a {
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr) auto;
    gap: var(--space-3);
    align-items: center;
    min-height: 64px;
    font-weight: 600;
    text-decoration: none;
  }

  li a::before {
    content: '';
    height: 3px;
    background: var(--ink);
    transform: scaleX(0.4);
    transform-origin: left;
    transition: transform 0.24s var(--ease);
  }

  li a:hover::before {
    transform: none;
    background: var(--green);
  }

  @media (max-width: 719px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** Where to write, and where else the studio can be found. */
export function ContactSection({ contact }: { contact: Contact }) {
  const email = stegaClean(contact.contactEmail)
  const socials = contact.socials.flatMap(({ _key, label, url }) => {
    const href = stegaClean(url)
    return label && href && httpsOnly(href) === true ? [{ _key, label, href }] : []
  })
  return (
    <Section
      id="contact"
      label={`E — ${contact.label ?? 'Contact'}`}
      heading={contact.title}
      text={contact.text}
    >
      <Frame>
        <div>
          {email && (
            <a className="address" href={`mailto:${email}`}>
              {contact.contactEmail}
            </a>
          )}
        </div>
        <ul className="socials">
          {socials.map(({ _key, label, href }) => (
            <li key={_key}>
              <a href={href} target="_blank" rel="noopener noreferrer">
                {label}
                <NewTabMark />
              </a>
            </li>
          ))}
        </ul>
      </Frame>
    </Section>
  )
}
