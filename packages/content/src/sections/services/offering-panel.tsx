import { stegaClean } from '@sanity/client/stega'
import { withArrows } from '@wiring/ui/arrow'
import { ButtonLink } from '@wiring/ui/button'
import { DialogButton } from '@wiring/ui/dialog'
import type { ReactNode } from 'react'
import { editMark } from '../../parts/edit-mark/edit-mark.tsx'
import { safeLink } from '../../parts/link/validate-href.ts'
import { SpecimenFigure } from '../../parts/specimen/specimen-figure.tsx'
import { OfferingFrame } from './offering.frame.ts'
import { OfferingStatus, SoonButton } from './offering-cover.tsx'
import type { Offering, Services } from './services.query.ts'

interface OfferingPanelProps {
  offering: Offering
  words: Services
  drawing: ReactNode
}

export function OfferingPanel({ offering, words, drawing }: OfferingPanelProps) {
  const id = stegaClean(offering.id)
  return (
    <OfferingFrame>
      {id === 'wiring-map' ? (
        <SpecimenFigure look="preview ui-dots" words={words.specimen}>
          {drawing}
        </SpecimenFigure>
      ) : (
        <div className="backdrop" data-offering={id} />
      )}
      <h3>{withArrows(offering.title)}</h3>
      <p className="what">{offering.description}</p>
      <ol className="includes ui-numbered">
        {offering.includes.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
      {offering.cost && <p className="cost">{offering.cost}</p>}
      <div className="actions">
        <OfferingActions id={id} offering={offering} words={words} />
      </div>
      <div className="status" {...editMark(offering, offering.comingSoon ? 'comingSoon' : 'color')}>
        <OfferingStatus offering={offering} />
      </div>
    </OfferingFrame>
  )
}

function OfferingActions({
  id,
  offering,
  words,
}: {
  id: string | null
  offering: Offering
  words: Services
}) {
  if (offering.comingSoon) return <SoonButton words={words} />
  const further = offering.furtherButton
  return (
    <>
      {id === 'wiring-map' && (
        <>
          <ButtonLink kind="primary" href="#start">
            {words.startLabel}
          </ButtonLink>
          <DialogButton dialog="map-explainer">{words.howLabel}</DialogButton>
        </>
      )}
      {id === 'modular-infrastructure' && (
        <DialogButton dialog="prompt-example">{words.exampleLabel}</DialogButton>
      )}
      <OfferingLink href={offering.link} label={offering.linkText || words.linkLabel} />
      {further && <OfferingLink href={further.href} label={further.label} />}
    </>
  )
}

/** Sections open here, everything else in a new tab. */
function OfferingLink({ href, label }: { href: string | null; label: string | null }) {
  const target = safeLink(stegaClean(href))
  if (!target || !label) return null
  const here = target.startsWith('#') || target.startsWith('/#')
  return (
    <ButtonLink href={target} {...(!here && { target: '_blank' })}>
      {label}
    </ButtonLink>
  )
}
