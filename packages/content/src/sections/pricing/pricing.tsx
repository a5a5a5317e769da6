import { stegaClean } from '@sanity/client/stega'
import { Board, Terminal, Trace } from '@wiring/ui/board'
import { parseRoute } from '@wiring/ui/route-trace'
import { Section } from '@wiring/ui/section'
import { Wires } from '@wiring/ui/wires'
import { EmptyList, isLeftOut } from '../../parts/edit-mark/edit-mark.tsx'
import { BillingSwitch } from './billing-switch.tsx'
import { PlanPanel } from './plan-panel.tsx'
import { PricingFrame } from './pricing.frame.ts'
import { dollars, type Pricing } from './pricing.query.ts'

export function PricingSection({ pricing }: { pricing: Pricing }) {
  const words = stegaClean(pricing)
  const announcementOf = (billing: 'monthly' | 'yearly', unit: string | null) =>
    words.plans.map((plan) => [plan.title, dollars(plan[billing]), unit].filter(Boolean).join(' ')).join(', ')
  if (isLeftOut(pricing, pricing.plans)) return <div id="pricing" />
  return (
    <Section id="pricing" letter="C" label={pricing.label} heading={pricing.title} text={pricing.text}>
      <PricingFrame>
        <div className="feed">
          <BillingSwitch
            legend="Billing"
            positions={[
              {
                value: 'month',
                label: pricing.monthLabel,
                announcement: announcementOf('monthly', words.perMonthLabel),
              },
              {
                value: 'year',
                label: pricing.yearLabel,
                announcement: announcementOf('yearly', words.perYearLabel),
              },
            ]}
          />
          <p className="saving">{pricing.savingLabel}</p>
        </div>
        {pricing.plans.length === 2 && (
          <Wires stagger={400} className="wires">
            <Feed />
          </Wires>
        )}
        <div className="plans">
          {pricing.plans.map((plan) => (
            <PlanPanel key={plan._id} plan={plan} words={pricing} strong={stegaClean(plan.id) === 'pro'} />
          ))}
        </div>
        {pricing.plans.length === 0 && <EmptyList of={pricing} path="title" say="No plans yet" />}
        <p className="note">{pricing.cancelNote}</p>
      </PricingFrame>
    </Section>
  )
}

function Feed() {
  return (
    <Board width={1224} height={56} preserveAspectRatio="xMinYMid slice">
      <Trace d="M56 0V46" weight={2} />
      <Trace color="green" weight={2} d={parseRoute('56 0 V26 H690 V46')} />
      <Terminal x={56} y={50} radius={5} />
      <Terminal x={690} y={50} color="green" radius={5} />
    </Board>
  )
}
