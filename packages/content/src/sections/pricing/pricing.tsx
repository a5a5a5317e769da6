import { stegaClean } from '@sanity/client/stega'
import { Section } from '@wiring/ui/section'
import styled from 'styled-components'
import { EmptyList, isLeftOut } from '../../parts/edit-mark/edit-mark.tsx'
import { BillingSwitchStyles } from './billing-switch.styles.ts'
import { BillingSwitch } from './billing-switch.tsx'
import { FeedWires } from './feed-wires.tsx'
import { PlanPanel } from './plan-panel.tsx'
import { dollars, type Pricing } from './pricing.query.ts'

/** Shows the prices of the chosen billing, without a script. */
const Prices = styled.div`
  --green: var(--phosphor);

  &:not(:has([value="year"]:checked)) [data-billing="year"],
  &:has([value="year"]:checked) [data-billing="month"] {
    display: none;
  }
`

const Saving = styled.p`
  min-width: 0;
  overflow-wrap: anywhere;
  color: var(--green-text);
`

const Plans = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr));
  gap: var(--space-5);

  @media (max-width: 959px) {
    margin-top: var(--space-5);
  }
`

const Note = styled.p`
  margin-top: var(--space-5);
  color: var(--ink-2);
`

export function PricingSection({ pricing }: { pricing: Pricing }) {
  const clean = stegaClean(pricing)
  const announcementOf = (billing: 'monthly' | 'yearly', unit: string | null) =>
    clean.plans.map((plan) => [plan.title, dollars(plan[billing]), unit].filter(Boolean).join(' ')).join(', ')
  if (isLeftOut(pricing, pricing.plans)) return <div id="pricing" />
  return (
    <Section id="pricing" letter="C" label={pricing.label} heading={pricing.title} text={pricing.text}>
      <Prices>
        <BillingSwitchStyles>
          <BillingSwitch
            legend="Billing"
            positions={[
              {
                value: 'month',
                label: pricing.monthLabel,
                announcement: announcementOf('monthly', clean.perMonthLabel),
              },
              {
                value: 'year',
                label: pricing.yearLabel,
                announcement: announcementOf('yearly', clean.perYearLabel),
              },
            ]}
          />
          <Saving>{pricing.savingLabel}</Saving>
        </BillingSwitchStyles>
        {pricing.plans.length === 2 && <FeedWires />}
        <Plans>
          {pricing.plans.map((plan) => (
            <PlanPanel key={plan._id} plan={plan} pricing={pricing} strong={stegaClean(plan.id) === 'pro'} />
          ))}
        </Plans>
        {pricing.plans.length === 0 && <EmptyList section={pricing} path="title" text="No plans yet" />}
        <Note>{pricing.cancelNote}</Note>
      </Prices>
    </Section>
  )
}
