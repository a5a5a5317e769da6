import { Section } from '@wiring/ui/section'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { formNote } from '../../parts/text-styles/text.styles.ts'
import { ShiftRegister } from './shift-register.tsx'
import type { Waitlist } from './waitlist.query.ts'

const Panel = styled.div`
  --green: var(--phosphor);
  border: 1px solid var(--phosphor);
  background: var(--sheet);
  break-inside: avoid;
`

const Signup = styled.div`
  overflow-wrap: anywhere;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  align-content: center;
  max-width: 860px;
  padding: clamp(24px, 4vw, 56px);
`

const Note = styled.p`
  ${formNote}
`

export function WaitlistSection({ waitlist, form }: { waitlist: Waitlist; form: ReactNode }) {
  return (
    <Section id="waitlist" letter="D" label={waitlist.label} heading={waitlist.title} text={waitlist.text}>
      <Panel>
        <ShiftRegister />
        <Signup>
          {form}
          {waitlist.note && <Note>{waitlist.note}</Note>}
        </Signup>
      </Panel>
    </Section>
  )
}
