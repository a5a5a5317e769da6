import { escaped, list, section } from '../../parts/markdown/markdown.ts'
import type { ConsolePageQueryResult } from '../../sanity.types.ts'

const pricingPlans = `*[_type == "pricingPlan"] | order(orderRank asc){
  _id, _type, id, title, description, weekly, monthly, yearly, featuresLead, "features": coalesce(features, [])
}`

export const pricingFragment = `pricing{
  label, title, text, monthLabel, yearLabel, perMonthLabel, perYearLabel, monthOfYearLabel, yearSavingLabel, savingLabel, cancelNote, buttonLabel,
  "plans": ${pricingPlans}
}` as const

export const pricingTypes = ['pricingPlan'] as const

export type Pricing = NonNullable<NonNullable<ConsolePageQueryResult>['pricing']>

export const pricingMarkdown = (pricing: Pricing) =>
  section(
    2,
    pricing.title,
    escaped(pricing.text),
    ...pricing.plans.map((plan) =>
      section(
        3,
        plan.title,
        escaped(plan.description),
        escaped(
          `${dollars(plan.monthly)} ${pricing.perMonthLabel ?? ''}, ${dollars(plan.yearly)} ${pricing.perYearLabel ?? ''}`,
        ),
        escaped(plan.featuresLead),
        list(plan.features),
      ),
    ),
    escaped(pricing.savingLabel),
    escaped(pricing.cancelNote),
  )

/** A missing price is a dash. */
export function dollars(price: number | null): string {
  return price === null ? '—' : `$${price.toLocaleString('en-US', { maximumFractionDigits: 0 })}`
}
