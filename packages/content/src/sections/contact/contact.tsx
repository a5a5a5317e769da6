import { stegaClean } from '@sanity/client/stega'
import { NewTabMark } from '@wiring/ui/button'
import { Section } from '@wiring/ui/section'
import styled from 'styled-components'
import { httpsOnly } from '../../parts/link/safe-href.ts'
import type { Contact } from './contact.query.ts'

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, auto) minmax(80px, 1fr) minmax(0, 420px);
  align-items: stretch;

  > * {
    align-self: center;
  }

  .fan {
    align-self: stretch;
    width: 100%;
    height: 0;
    min-height: 100%;
    overflow: visible;
  }

  .socials {
    position: relative;
  }

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
    grid-template-columns: 24px minmax(0, 1fr) auto;
    gap: var(--space-3);
    align-items: center;
    min-height: 64px;
    font-weight: 600;
    text-decoration: none;
  }

  li a::before {
    content: '';
    width: 18px;
    height: 18px;
    border: 3px solid var(--ink);
    border-radius: 50%;
    transition: background-color 0.2s var(--ease);
  }

  li a:hover::before {
    background: var(--green);
  }

  @media (max-width: 959px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-6);

    .fan {
      display: none;
    }
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
        <Fan wires={socials.length} />
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

/** One line out, as many as there are lists to join: the wires stretch with the rows (65 px each). */
function Fan({ wires }: { wires: number }) {
  if (wires === 0) return <span />
  const middle = (wires * 65) / 2
  return (
    <svg
      className="fan"
      viewBox={`0 0 160 ${wires * 65}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      fill="none"
    >
      {Array.from({ length: wires }, (_, index) => index * 65 + 33).map((row) => (
        <path
          key={row}
          d={`M16 ${middle}H80V${row}H160`}
          stroke="var(--ink)"
          strokeWidth={3}
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  )
}
