import { stegaClean } from '@sanity/client/stega'
import { withArrows } from '@wiring/ui/arrow'
import { Dialog } from '@wiring/ui/dialog'
import { Section } from '@wiring/ui/section'
import type { ReactNode } from 'react'
import { EmptyList, isLeftOut } from '../../parts/edit-mark/edit-mark.tsx'
import { RichText } from '../../parts/rich-text/rich-text.tsx'
import { signalOf } from '../../parts/signal-color/signal-of.ts'
import { SpecimenFigure } from '../../parts/specimen/specimen-figure.tsx'
import { MapExplainerDialog } from './map-explainer-dialog.tsx'
import { OfferingCover } from './offering-cover.tsx'
import { OfferingPanel } from './offering-panel.tsx'
import { OfferingTabs } from './offering-tabs.tsx'
import { PromptExampleFrame } from './prompt-example.frame.ts'
import { ServicesFrame } from './services.frame.ts'
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
      <ServicesFrame>
        <OfferingTabs
          label={stegaClean(services.title) ?? undefined}
          offerings={services.offerings.map((offering) => ({
            id: stegaClean(offering.id) ?? offering._id,
            signal: signalOf(offering.color),
            soon: offering.comingSoon === true,
            title: withArrows(offering.title ?? ''),
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

export function PromptExampleDialog({ example }: { example: NonNullable<Services['example']> }) {
  return (
    <Dialog id="prompt-example" title={example.title}>
      <PromptExampleFrame>
        <RichText value={example.body} />
        <h3 className="library">{example.libraryName}</h3>
        <ol className="categories ui-numbered">
          {example.categories.map((category) => (
            <li key={category._key}>
              <div>
                <h4>{category.title}</h4>
                <p>{category.description}</p>
                {category.example && <p className="example">{category.example}</p>}
              </div>
            </li>
          ))}
        </ol>
        <p className="end">{example.note}</p>
      </PromptExampleFrame>
    </Dialog>
  )
}
