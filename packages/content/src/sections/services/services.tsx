import { stegaClean } from '@sanity/client/stega'
import { withArrows } from '@wiring/ui/arrow'
import { Section } from '@wiring/ui/section'
import type { ReactNode } from 'react'
import { EmptyList, isLeftOut } from '../../parts/edit-mark/edit-mark.tsx'
import { signalOf } from '../../parts/signal-color/signal-of.ts'
import { MapExplainerDialog } from './map-explainer-dialog.tsx'
import { OfferingCover } from './offering-cover.tsx'
import { OfferingPanel } from './offering-panel.tsx'
import { OfferingTabsStyles } from './offering-tabs.styles.ts'
import { OfferingTabs } from './offering-tabs.tsx'
import { PromptExampleDialog } from './prompt-example-dialog.tsx'
import type { Services } from './services.query.ts'

interface ServicesSectionProps {
  services: Services
  drawing: ReactNode
  beside?: ReactNode
}

export function ServicesSection({ services, drawing, beside }: ServicesSectionProps) {
  if (isLeftOut(services, services.offerings)) return <div id="services" />
  return (
    <Section
      id="services"
      letter="C"
      label={services.label}
      heading={services.title}
      text={services.text}
      beside={beside}
    >
      <OfferingTabsStyles>
        <OfferingTabs
          label={stegaClean(services.title) ?? undefined}
          offerings={services.offerings.map((offering) => ({
            id: stegaClean(offering.id) ?? offering._id,
            signal: signalOf(offering.color),
            soon: offering.comingSoon === true,
            title: withArrows(offering.title ?? ''),
            mark: offering.comingSoon ? services.soonMark : null,
            note: offering.comingSoon ? services.soonText : null,
            cover: offering.comingSoon && (
              <OfferingCover offering={offering} soonLabel={services.soonLabel} />
            ),
            panel: <OfferingPanel offering={offering} services={services} drawing={drawing} />,
          }))}
        />
      </OfferingTabsStyles>
      {services.offerings.length === 0 && (
        <EmptyList section={services} path="title" text="No offering is due" />
      )}
      {services.explainer && (
        <MapExplainerDialog explainer={services.explainer} specimen={services.specimen} />
      )}
      {services.example && <PromptExampleDialog example={services.example} />}
    </Section>
  )
}
