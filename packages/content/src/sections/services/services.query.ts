import { mapExplainerDocument, mapExplainerTypes } from '../../documents/map-explainer/map-explainer.query.ts'
import { offerings, offeringTypes } from '../../documents/offering/offering.query.ts'
import {
  promptExampleDocument,
  promptExampleTypes,
} from '../../documents/prompt-example/prompt-example.query.ts'
import { specimenLink, specimenTypes } from '../../documents/specimen-page/specimen-page.query.ts'
import { line, list, section } from '../../parts/markdown/markdown.ts'
import type { LandingPageQueryResult } from '../../sanity.types.ts'

export const servicesFragment = `services{
  label, title, text, howLabel, startLabel, exampleLabel, linkLabel, soonLabel, soonMark, soonText,
  "offerings": ${offerings},
  "explainer": ${mapExplainerDocument},
  "example": ${promptExampleDocument},
  ${specimenLink}
}` as const

export const servicesTypes = [
  ...offeringTypes,
  ...mapExplainerTypes,
  ...promptExampleTypes,
  ...specimenTypes,
] as const

export type Services = NonNullable<NonNullable<LandingPageQueryResult>['services']>
export type Offering = Services['offerings'][number]

export const servicesMarkdown = (services: Services | null | undefined) =>
  section(
    2,
    services?.title,
    line(services?.text),
    ...(services?.offerings ?? []).map((offering) =>
      section(
        3,
        offering.comingSoon ? `${offering.title} (coming soon)` : offering.title,
        line(offering.description),
        list(offering.includes),
      ),
    ),
  )
