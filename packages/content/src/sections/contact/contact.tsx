import './contact.css'
import { stegaClean } from '@sanity/client/stega'
import { NewTabMark } from '@wiring/ui/button'
import { Section } from '@wiring/ui/section'
import { httpsOnly } from '../../parts/link/safe-href.ts'
import type { Contact } from './contact.query.ts'

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
      <div className="contact">
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
      </div>
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
