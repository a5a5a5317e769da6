import { withArrows } from '@wiring/ui/arrow'
import { ButtonLink } from '@wiring/ui/button'
import styled from 'styled-components'
import { editMark } from '../../parts/edit-mark/edit-mark.tsx'
import { mediumTitle } from '../../parts/text-styles/text.styles.ts'
import { dollars, type Pricing } from './pricing.query.ts'

interface Weight {
  $strong: boolean
}

const Panel = styled.article<Weight>`
  display: grid;
  grid-template: auto auto 1fr auto / minmax(0, 1fr);
  overflow-wrap: anywhere;
  gap: var(--space-5);
  min-width: 0;
  padding: clamp(24px, 3vw, 40px);
  border: 1px solid var(--${({ $strong }) => ($strong ? 'phosphor' : 'rule')});
  background: var(--bg);
`

const Title = styled.h3`
  ${mediumTitle}
`

const Description = styled.p`
  margin-top: var(--space-2);
  color: var(--ink-2);
  max-width: 36ch;
`

const Readout = styled.div`
  padding: var(--space-4) 0;
  border-block: 1px solid var(--line);
`

const Price = styled.p<Weight>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  min-width: 0;
  gap: 4px 14px;
  font-variant-numeric: tabular-nums;

  > * {
    min-width: 0;
  }

  strong {
    font-size: clamp(4rem, 3rem + 4.4vw, 7rem);
    font-weight: 600;
    line-height: 0.95;
    letter-spacing: -0.05em;
    color: ${({ $strong }) => ($strong ? 'var(--green-text)' : 'inherit')};
  }
`

const ByMonth = styled.p`
  margin-top: var(--space-3);
`

const FeaturesLead = styled.p`
  margin-bottom: var(--space-3);
  color: var(--green-text);
`

const FeatureList = styled.ul<Weight>`
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 28px minmax(0, 1fr);
    padding: 9px 0;
    overflow-wrap: anywhere;
  }

  li::before {
    content: "";
    width: 14px;
    height: 3px;
    margin-top: 0.65em;
    background: var(--${({ $strong }) => ($strong ? 'phosphor' : 'ink-2')});
  }
`

const Join = styled(ButtonLink)`
  justify-self: start;

  @media (max-width: 479px) {
    width: 100%;
    justify-self: stretch;
  }
`

export type Plan = Pricing['plans'][number]

interface MonthlyCostOfYearProps {
  plan: Plan
  pricing: Pricing
}

function MonthlyCostOfYear({ plan, pricing }: MonthlyCostOfYearProps) {
  const { monthly, yearly } = plan
  const { monthOfYearLabel, yearSavingLabel } = pricing
  if (monthly === null || yearly === null || !monthOfYearLabel || !yearSavingLabel) return null
  return (
    <ByMonth data-billing="year">
      <span {...editMark(plan, 'yearly')}>{dollars(yearly / 12)}</span> <span>{monthOfYearLabel}</span>
      <span>.</span> <span {...editMark(plan, 'monthly')}>{dollars(12 * monthly - yearly)}</span>{' '}
      <span>{yearSavingLabel}</span>
      <span>.</span>
    </ByMonth>
  )
}

interface PlanPanelProps {
  plan: Plan
  pricing: Pricing
  strong: boolean
}

export function PlanPanel({ plan, pricing, strong }: PlanPanelProps) {
  return (
    <Panel $strong={strong} aria-labelledby={`${plan._id}-name`}>
      <header>
        <Title id={`${plan._id}-name`}>{withArrows(plan.title)}</Title>
        <Description>{plan.description}</Description>
      </header>
      <Readout>
        <Price $strong={strong} data-billing="month">
          <strong {...editMark(plan, 'monthly')}>{dollars(plan.monthly)}</strong>
          <span>{pricing.perMonthLabel}</span>
        </Price>
        <Price $strong={strong} data-billing="year">
          <strong {...editMark(plan, 'yearly')}>{dollars(plan.yearly)}</strong>
          <span>{pricing.perYearLabel}</span>
        </Price>
        <MonthlyCostOfYear plan={plan} pricing={pricing} />
      </Readout>
      <div>
        {plan.featuresLead && <FeaturesLead>{plan.featuresLead}</FeaturesLead>}
        <FeatureList $strong={strong}>
          {plan.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </FeatureList>
      </div>
      <Join href="#waitlist" kind={strong ? 'primary' : 'secondary'} aria-describedby={`${plan._id}-name`}>
        {pricing.buttonLabel}
      </Join>
    </Panel>
  )
}
