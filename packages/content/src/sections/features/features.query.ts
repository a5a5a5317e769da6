import {
  consoleFeatures,
  consoleFeatureTypes,
} from '../../documents/console-feature/console-feature.query.ts'
import type { ConsolePageQueryResult } from '../../sanity.types.ts'

export const featuresFragment = `features{label, title, text, "features": ${consoleFeatures}}` as const

export const featuresTypes = consoleFeatureTypes

export type Features = NonNullable<NonNullable<ConsolePageQueryResult>['features']>
