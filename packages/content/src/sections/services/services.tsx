import { stegaClean } from '@sanity/client/stega'
import { Section } from '@wiring/ui/section'
import type { ReactNode } from 'react'
import { EmptyList } from '../../parts/edit-mark/edit-mark.tsx'
import { signalOf } from '../../parts/signal-color/signal-of.ts'
import { SpecimenFigure } from '../../parts/specimen/specimen-figure.tsx'
import { MapExplainerDialog } from './map-explainer-dialog.tsx'
import { OfferingCover } from './offering-cover.tsx'
import { OfferingPanel } from './offering-panel.tsx'
import { OfferingTabs } from './offering-tabs.tsx'
import { PromptExampleDialog } from './prompt-example-dialog.tsx'
import { ServicesFrame } from './services.frame.ts'
import type { Services } from './services.query.ts'

interface ServicesSectionProps {
  services: Services
  /** The specimen's line as it draws itself, for the panel. */
  drawing: ReactNode
}

export function ServicesSection({ services, drawing }: ServicesSectionProps) {
  return (
    <Section
      id="services"
      label={`C — ${services.label ?? 'Services'}`}
      heading={services.title}
      text={services.text}
    >
      <ServicesFrame>
        <OfferingTabs
          label={stegaClean(services.title) ?? 'Services'}
          offerings={services.offerings.map((offering) => ({
            id: stegaClean(offering.id) ?? offering._id,
            signal: signalOf(offering.color),
            soon: offering.comingSoon === true,
            title: offering.title ?? '',
            mark: offering.comingSoon ? services.soonMark : null,
            note: offering.comingSoon ? services.soonText : null,
            cover: offering.comingSoon && <OfferingCover offering={offering} words={services} />,
            panel: <OfferingPanel offering={offering} words={services} drawing={drawing} />,
          }))}
        />
      </ServicesFrame>
      {services.offerings.length === 0 && <EmptyList of={services} path="title" say="No offering is due" />}
      {services.explainer && (
        <MapExplainerDialog
          explainer={services.explainer}
          specimen={<SpecimenFigure words={services.specimen} look="sheet" />}
        />
      )}
      {services.example && <PromptExampleDialog example={services.example} />}
    </Section>
  )
}
