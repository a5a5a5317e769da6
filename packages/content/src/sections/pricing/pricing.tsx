import { stegaClean } from '@sanity/client/stega'
import { Section } from '@wiring/ui/section'
import styled from 'styled-components'
import { EmptyList, isLeftOut } from '../../parts/edit-mark/edit-mark.tsx'
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

/** The switch runs in the browser, so it is styled from here. */
const Billing = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-5);

  .switch {
    display: inline-flex;
    min-width: 0;
    max-width: 100%;
    border: 1px solid var(--rule);
    background: var(--sheet);
  }

  label {
    position: relative;
    display: block;
    min-width: 0;
    overflow-wrap: anywhere;
    cursor: pointer;
  }

  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  label span {
    display: grid;
    place-items: center;
    min-width: min(112px, 100%);
    min-height: 48px;
    padding: 0 18px;
    transition: background-color 0.16s var(--ease);
  }

  label:hover span {
    background: var(--bg-2);
  }

  input:checked + span {
    background: var(--ink);
    color: var(--on-ink);
    box-shadow: inset 0 -4px 0 var(--green);
    /* The inversion shows which position is on. */
    forced-color-adjust: none;
  }

  input:focus-visible + span {
    outline: 2px solid var(--focus);
    outline-offset: 3px;
  }

  @media (max-width: 479px) {
    .switch {
      width: 100%;
      justify-self: stretch;
    }

    label {
      flex: 1;
    }
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
        <Billing>
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
        </Billing>
        {pricing.plans.length === 2 && <FeedWires />}
        <Plans>
          {pricing.plans.map((plan) => (
            <PlanPanel key={plan._id} plan={plan} pricing={pricing} strong={stegaClean(plan.id) === 'pro'} />
          ))}
        </Plans>
        {pricing.plans.length === 0 && <EmptyList of={pricing} path="title" say="No plans yet" />}
        <Note>{pricing.cancelNote}</Note>
      </Prices>
    </Section>
  )
}
