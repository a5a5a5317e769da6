import { stegaClean } from '@sanity/client/stega'
import { Button } from '@wiring/ui/button'
import { Lamp } from '@wiring/ui/lamp'
import styled from 'styled-components'
import { editMark } from '../../parts/edit-mark/edit-mark.tsx'
import { signalOf } from '../../parts/signal-color/signal-of.ts'
import type { Offering, Services } from './services.query.ts'

const Cover = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: center;
  justify-content: space-between;
  padding: 0 var(--space-6) var(--space-5) var(--space-5);
  color: var(--gray-text);

  @media (scripting: none) {
    display: none;
  }

  /* Below the last panel. */
  @media screen and (max-width: 719px) {
    order: 4;
  }
`

const Veil = styled.div`
  position: relative;

  &::after {
    content: "";
    position: absolute;
    inset: 0;
    border: 1px dashed var(--gray);
    border-radius: var(--radius);
    background: repeating-linear-gradient(-45deg, var(--line) 0 1px, transparent 1px 7px);
  }
`

const Blurred = styled(Button)`
  && {
    border-color: transparent;
    filter: blur(1.5px);
  }
`

/** Under the tab of an offering that is still to come. */
export function OfferingCover({ offering, soonLabel }: { offering: Offering } & Pick<Services, 'soonLabel'>) {
  return (
    <Cover {...editMark(offering, 'comingSoon')}>
      <OfferingStatus offering={offering} />
      <SoonButton label={soonLabel} />
    </Cover>
  )
}

export function OfferingStatus({ offering }: { offering: Offering }) {
  return (
    <Lamp signal={offering.comingSoon ? 'off' : signalOf(offering.color)}>
      {`Status: ${offeringStatus(stegaClean(offering.id), offering.comingSoon)}`}
    </Lamp>
  )
}

export function SoonButton({ label }: { label: Services['soonLabel'] }) {
  return (
    <Veil>
      <Blurred disabled>{label}</Blurred>
    </Veil>
  )
}

/** Derived, never edited. */
export function offeringStatus(
  id: string | null,
  comingSoon: boolean | null,
): 'diagnostic' | 'standby' | 'operational' {
  if (comingSoon) return 'standby'
  return id === 'wiring-map' ? 'diagnostic' : 'operational'
}
