import { stegaClean } from '@sanity/client/stega'
import { Section } from '@wiring/ui/section'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { safeLink } from '../../parts/link/validate-href.ts'
import { formNote } from '../../parts/text-styles/text.styles.ts'
import { Call } from './call.tsx'
import type { CallToAction } from './call-to-action.query.ts'
import { Fork } from './fork.tsx'

const Ways = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr);
  border: 1px solid var(--rule);

  > div {
    display: grid;
    gap: var(--space-5);
    min-width: 0;
    overflow-wrap: anywhere;
    padding: clamp(24px, 4vw, 56px);
  }

  @media (max-width: 959px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Signup = styled.div`
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
`

const Note = styled.p`
  ${formNote}
`

const Further = styled.p`
  margin-top: var(--space-5);
  font-size: var(--text-lead);

  a {
    font-weight: 600;
  }
`

interface CallToActionSectionProps {
  callToAction: CallToAction
  form: ReactNode
}

export function CallToActionSection({ callToAction: cta, form }: CallToActionSectionProps) {
  const further = safeLink(stegaClean(cta.furtherLink?.href))
  return (
    <Section id="cta" letter="D" label={cta.label} heading={cta.title} text={cta.text}>
      <div>
        <Fork />
        <Ways>
          <Signup>
            {cta.tagline && <p>{cta.tagline}</p>}
            {form}
            {cta.note && <Note>{cta.note}</Note>}
          </Signup>
          <Call cta={cta} />
        </Ways>
        {further && (
          <Further>
            <span>{cta.furtherText}</span> <a href={further}>{cta.furtherLink?.label}</a>
          </Further>
        )}
      </div>
    </Section>
  )
}
