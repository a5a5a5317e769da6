import { stegaClean } from '@sanity/client/stega'
import { Button } from '@wiring/ui/button'
import { Lamp } from '@wiring/ui/lamp'
import { editMark } from '../../parts/edit-mark/edit-mark.tsx'
import { signalOf } from '../../parts/signal-color/signal-of.ts'
import type { Offering, Services } from './services.query.ts'

export function OfferingCover({ offering, words }: { offering: Offering; words: Services }) {
  return (
    <div className="cover" {...editMark(offering, 'comingSoon')}>
      <OfferingStatus offering={offering} />
      <SoonButton words={words} />
    </div>
  )
}

export function OfferingStatus({ offering }: { offering: Offering }) {
  return (
    <Lamp signal={offering.comingSoon ? 'off' : signalOf(offering.color)}>
      {`Status: ${offeringStatus(stegaClean(offering.id), offering.comingSoon)}`}
    </Lamp>
  )
}

export function SoonButton({ words }: { words: Services }) {
  return (
    <span className="veil">
      <Button disabled className="blurred">
        {words.soonLabel}
      </Button>
    </span>
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
