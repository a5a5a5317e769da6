import { pricingPlans, pricingPlanTypes } from '../../documents/pricing-plan/pricing-plan.query.ts'
import type { ConsolePageQueryResult } from '../../sanity.types.ts'

export const pricingFragment = `pricing{
  label, title, text, monthLabel, yearLabel, perMonthLabel, perYearLabel, monthOfYearLabel, yearSavingLabel, savingLabel, cancelNote, buttonLabel,
  "plans": ${pricingPlans}
}` as const

export const pricingTypes = pricingPlanTypes

export type Pricing = NonNullable<NonNullable<ConsolePageQueryResult>['pricing']>
