import { ButtonLink } from '@wiring/ui/button'
import { editMark } from '../../parts/edit-mark/edit-mark.ts'
import { dollars } from './dollars.ts'
import type { Pricing } from './pricing.query.ts'

export type Plan = Pricing['plans'][number]

/** One plan: its price on the readout, what it holds, and the way to the waitlist. There is nothing to buy. */
export function PlanPanel({ plan, words, strong }: { plan: Plan; words: Pricing; strong: boolean }) {
  return (
    <article className="plan" data-strong={strong || undefined} aria-labelledby={`${plan._id}-name`}>
      <header>
        <h3 id={`${plan._id}-name`}>{plan.title}</h3>
        <p className="who">{plan.description}</p>
      </header>
      <div className="readout">
        <p className="price" data-billing="month">
          <strong {...editMark(plan, 'monthly')}>{dollars(plan.monthly)}</strong>
          <span className="ui-label">{words.perMonthLabel ?? 'per month'}</span>
        </p>
        <p className="price" data-billing="year">
          <strong {...editMark(plan, 'yearly')}>{dollars(plan.yearly)}</strong>
          <span className="ui-label">{words.perYearLabel ?? 'per year'}</span>
        </p>
      </div>
      <div>
        {plan.featuresLead && <p className="lead ui-label">{plan.featuresLead}</p>}
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
        {words.buttonLabel ?? 'Join Waitlist'}
      </ButtonLink>
    </article>
  )
}
