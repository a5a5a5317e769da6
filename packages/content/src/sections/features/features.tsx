import { withArrows } from '@wiring/ui/arrow'
import { Section } from '@wiring/ui/section'
import { Wires } from '@wiring/ui/wires'
import { EmptyList, isLeftOut } from '../../parts/edit-mark/edit-mark.tsx'
import { FeatureDrawing } from './feature-drawing.tsx'
import { FeaturesFrame } from './features.frame.ts'
import type { Features } from './features.query.ts'

export function FeaturesSection({ features }: { features: Features }) {
  if (isLeftOut(features, features.features)) return <div id="features" />
  return (
    <Section id="features" letter="A" label={features.label} heading={features.title} text={features.text}>
      {features.features.length === 0 && <EmptyList of={features} path="title" say="No features yet" />}
      {features.features.length > 0 && (
        <FeaturesFrame>
          <Wires stagger={400}>
            <ul className="rack">
              {features.features.map((feature, index) => (
                <li key={feature._id}>
                  <p className="slot ui-label">
                    <span>{`K${index + 1}`}</span>
                    <i aria-hidden="true" />
                  </p>
                  <div className="drawing">
                    <FeatureDrawing id={feature._id} index={index} />
                  </div>
                  <h3>{withArrows(feature.title)}</h3>
                  <p>{feature.description}</p>
                </li>
              ))}
            </ul>
          </Wires>
        </FeaturesFrame>
      )}
    </Section>
  )
}
