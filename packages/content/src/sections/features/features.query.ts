import { escaped, section } from '../../parts/markdown/markdown.ts'
import type { ConsolePageQueryResult } from '../../sanity.types.ts'

const consoleFeatures = `*[_type == "consoleFeature"] | order(orderRank asc){_id, _type, title, description}`

export const featuresFragment = `features{label, title, text, "features": ${consoleFeatures}}` as const

export const featuresTypes = ['consoleFeature'] as const

export type Features = NonNullable<NonNullable<ConsolePageQueryResult>['features']>

export const featuresMarkdown = (features: Features) =>
  section(
    2,
    features.title,
    escaped(features.text),
    ...features.features.map((each) => section(3, each.title, escaped(each.description))),
  )
