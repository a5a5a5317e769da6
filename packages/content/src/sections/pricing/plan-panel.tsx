import { withArrows } from '@wiring/ui/arrow'
import { ButtonLink } from '@wiring/ui/button'
import { editMark } from '../../parts/edit-mark/edit-mark.tsx'
import { dollars, type Pricing } from './pricing.query.ts'

export type Plan = Pricing['plans'][number]

function MonthlyCostOfYear({ plan, words }: { plan: Plan; words: Pricing }) {
  const { monthly, yearly } = plan
  if (monthly === null || yearly === null || !words.monthOfYearLabel || !words.yearSavingLabel) return null
  return (
    <p className="by-month" data-billing="year">
      <span {...editMark(plan, 'yearly')}>{dollars(yearly / 12)}</span> <span>{words.monthOfYearLabel}</span>
      <span>.</span> <span {...editMark(plan, 'monthly')}>{dollars(12 * monthly - yearly)}</span>{' '}
      <span>{words.yearSavingLabel}</span>
      <span>.</span>
    </p>
  )
}

export function PlanPanel({ plan, words, strong }: { plan: Plan; words: Pricing; strong: boolean }) {
  return (
    <article className="plan" data-strong={strong || undefined} aria-labelledby={`${plan._id}-name`}>
      <header>
        <h3 id={`${plan._id}-name`}>{withArrows(plan.title)}</h3>
        <p className="who">{plan.description}</p>
      </header>
      <div className="readout">
        <p className="price" data-billing="month">
          <strong {...editMark(plan, 'monthly')}>{dollars(plan.monthly)}</strong>
          <span>{words.perMonthLabel}</span>
        </p>
        <p className="price" data-billing="year">
          <strong {...editMark(plan, 'yearly')}>{dollars(plan.yearly)}</strong>
          <span>{words.perYearLabel}</span>
        </p>
        <MonthlyCostOfYear plan={plan} words={words} />
      </div>
      <div>
        {plan.featuresLead && <p className="lead">{plan.featuresLead}</p>}
        <ul className="holds">
          {plan.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </div>
      <ButtonLink
        href="#waitlist"
        kind={strong ? 'primary' : 'secondary'}
        aria-describedby={`${plan._id}-name`}
      >
        {words.buttonLabel}
      </ButtonLink>
    </article>
  )
}
