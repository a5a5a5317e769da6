import { stegaClean } from '@sanity/client/stega'
import { withArrows } from '@wiring/ui/arrow'
import { ButtonLink } from '@wiring/ui/button'
import { DialogButton } from '@wiring/ui/dialog'
import { staticChildren } from '@wiring/ui/static-markup'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { editMark } from '../../parts/edit-mark/edit-mark.tsx'
import { safeLink } from '../../parts/link/validate-href.ts'
import { SpecimenFigure } from '../../parts/specimen/specimen-figure.tsx'
import { mediumTitle } from '../../parts/text-styles/text.styles.ts'
import { OfferingStatus, SoonButton } from './offering-cover.tsx'
import type { Offering, Services } from './services.query.ts'

const Panel = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-5);
  min-width: 0;
  padding: var(--space-6);
  /* The backdrop lies behind its words, not behind the panel. */
  isolation: isolate;

  > h3 {
    ${mediumTitle}
  }

  > h3 + p {
    margin-top: calc(-1 * var(--space-3));
    color: var(--ink-2);
  }

  @media (max-width: 719px) {
    padding: var(--space-5);
  }
`

const Specimen = styled(SpecimenFigure)`
  margin: calc(-1 * var(--space-6)) calc(-1 * var(--space-6)) 0;
  border-bottom: 1px solid var(--line);

  @media (max-width: 719px) {
    margin: calc(-1 * var(--space-5)) calc(-1 * var(--space-5)) 0;
  }
`

/** Drawings of the site, by the id of the offering. */
const backdrops = new Map<string | null, string>([
  ['modular-infrastructure', 'modules'],
  ['brand-systems-lab', 'marks'],
])

const Backdrop = styled.div<{ $drawing: string }>`
  position: absolute;
  z-index: -1;
  inset: 0;
  opacity: 0.2;
  pointer-events: none;
  background: url("/backdrops/${({ $drawing }) => $drawing}.svg") right / auto 100% no-repeat;

  /* In the corner beside the status. */
  @media (max-width: 719px) {
    inset: auto 0 0 auto;
    width: 96px;
    height: 160px;
    background-size: auto 100%;
  }
`

const Includes = styled.ol<{ $wide: boolean }>`
  max-width: ${({ $wide }) => ($wide ? 'none' : '25em')};
  border-bottom: 1px solid var(--line);

  li {
    display: flex;
    gap: var(--space-4);
    padding: 12px 0;
    border-top: 1px solid var(--line);
  }
`

const Cost = styled.p`
  font-weight: 600;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`

const Status = styled.div<{ $besideBackdrop: boolean }>`
  margin-top: auto;
  padding-top: var(--space-4);
  border-top: 1px solid var(--line);

  @media (max-width: 719px) {
    margin-right: ${({ $besideBackdrop }) => ($besideBackdrop ? '88px' : '0')};
  }
`

interface OfferingPanelProps {
  offering: Offering
  services: Services
  /** Of the Wiring Map. */
  drawing: ReactNode
}

export function OfferingPanel({ offering, services, drawing }: OfferingPanelProps) {
  const id = stegaClean(offering.id)
  const isMap = id === 'wiring-map'
  const text = (
    <>
      <h3>{withArrows(offering.title)}</h3>
      <p>{offering.description}</p>
      <Includes className="ui-numbered" $wide={isMap}>
        {offering.includes.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </Includes>
      {offering.cost && <Cost>{offering.cost}</Cost>}
      <Actions>
        <OfferingActions id={id} offering={offering} services={services} />
      </Actions>
      <Status $besideBackdrop={!isMap} {...editMark(offering, offering.comingSoon ? 'comingSoon' : 'color')}>
        <OfferingStatus offering={offering} />
      </Status>
    </>
  )
  if (isMap)
    return (
      <Panel>
        <Specimen className="ui-dots" picture="none" texts={services.specimen}>
          {drawing}
        </Specimen>
        {text}
      </Panel>
    )
  const inside = (
    <>
      <Backdrop $drawing={backdrops.get(id) ?? 'rings'} />
      {text}
    </>
  )
  return <Panel {...staticChildren(inside)} />
}

interface OfferingActionsProps {
  id: string | null
  offering: Offering
  services: Services
}

function OfferingActions({ id, offering, services }: OfferingActionsProps) {
  if (offering.comingSoon) return <SoonButton label={services.soonLabel} />
  const further = offering.furtherButton
  return (
    <>
      {id === 'wiring-map' && (
        <>
          <ButtonLink kind="primary" href="#start">
            {services.startLabel}
          </ButtonLink>
          <DialogButton dialog="map-explainer">{services.howLabel}</DialogButton>
        </>
      )}
      {id === 'modular-infrastructure' && (
        <DialogButton dialog="prompt-example">{services.exampleLabel}</DialogButton>
      )}
      <OfferingLink href={offering.link} label={offering.linkText || services.linkLabel} />
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
