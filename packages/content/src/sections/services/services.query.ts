import { specimenLink, specimenTypes } from '../../documents/specimen-page/specimen-page.query.ts'
import { escaped, list, section } from '../../parts/markdown/markdown.ts'
import { isDue } from '../../parts/schedule/due.ts'
import type { LandingPageQueryResult } from '../../sanity.types.ts'

const mapExplainerDocument = `*[_type == "mapExplainer"][0]{
  _id, _type, title, "body": coalesce(body, []), suppliesTitle, "supplies": coalesce(supplies[]{_key, title, text}, []),
  returnsTitle, "returns": coalesce(returns[]{_key, title, text}, []), note,
  "mapDelivery": *[_type == "siteSettings"][0].mapDelivery
}`

const offerings = `*[_type == "offering" && ${isDue}] | order(orderRank asc){
  _id, _type, id, title, description, "includes": coalesce(includes, []), cost, color, comingSoon, link, linkText,
  furtherButton{label, href}
}` as const

const promptExampleDocument = `*[_type == "promptExample"][0]{
  _id, _type, title, libraryName, "body": coalesce(body, []),
  "categories": coalesce(categories[]{_key, title, description, example}, []), note
}`

export const servicesFragment = `services{
  label, title, text, howLabel, startLabel, exampleLabel, linkLabel, soonLabel, soonMark, soonText,
  "offerings": ${offerings},
  "explainer": ${mapExplainerDocument},
  "example": ${promptExampleDocument},
  ${specimenLink}
}` as const

export const servicesTypes = [
  'offering',
  'mapExplainer',
  'siteSettings',
  'promptExample',
  ...specimenTypes,
] as const

export type Services = NonNullable<NonNullable<LandingPageQueryResult>['services']>
export type Offering = Services['offerings'][number]

export const servicesMarkdown = (services: Services) =>
  section(
    2,
    services.title,
    escaped(services.text),
    ...services.offerings.map((offering) =>
      section(
        3,
        offering.comingSoon ? `${offering.title} (coming soon)` : offering.title,
        escaped(offering.description),
        list(offering.includes),
      ),
    ),
  )
