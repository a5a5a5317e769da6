import { withArrows } from '@wiring/ui/arrow'
import { Section } from '@wiring/ui/section'
import { EmptyList, editMark, isLeftOut } from '../../parts/edit-mark/edit-mark.tsx'
import { signalOf } from '../../parts/signal-color/signal-of.ts'
import { twoDigits } from '../../parts/words/two-digits.ts'
import { LabServicesFrame } from './lab-services.frame.ts'
import type { LabServices } from './lab-services.query.ts'
import { ServiceDrawing } from './service-drawing.tsx'

/** An exclusive `<details>` needs no script. */
export function LabServicesSection({ labServices: services }: { labServices: LabServices }) {
  if (isLeftOut(services, services.services)) return <div id="services" />
  return (
    <Section id="services" letter="A" label={services.label} heading={services.title} text={services.text}>
      <LabServicesFrame>
        {services.services.map((service, index) => (
          <details
            key={service._id}
            name="lab-services"
            className="drawer"
            data-signal={signalOf(service.color)}
            {...editMark(service, 'color')}
          >
            <summary>
              <span className="number ui-label">{twoDigits(index + 1)}</span>
              <h3>{withArrows(service.title)}</h3>
              <span className="summary">{service.summary}</span>
              <span className="handle" aria-hidden="true" />
            </summary>
            <div className="sheet">
              <div className="figure">
                <ServiceDrawing id={service._id} index={index} />
              </div>
              <div className="words">
                <p>{service.description}</p>
                <ul className="includes">
                  {service.includes.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </div>
            </div>
          </details>
        ))}
      </LabServicesFrame>
      {services.services.length === 0 && <EmptyList of={services} path="title" say="No services yet" />}
    </Section>
  )
}
