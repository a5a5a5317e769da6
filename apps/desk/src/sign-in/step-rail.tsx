import styled, { css } from 'styled-components'

type StepState = 'done' | 'current' | 'ahead'

const Rail = styled.ol`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr)) auto;
  color: var(--ink-2);
  font: 500 0.75rem/1.4 var(--mono);
  letter-spacing: 0.04em;
  text-transform: uppercase;
`

const Step = styled.li<{ $state: StepState }>`
  position: relative;
  padding-top: 26px;
  color: ${({ $state }) => $state === 'current' && 'var(--ink)'};

  &:not(:last-child)::after {
    content: "";
    position: absolute;
    top: 7px;
    left: 16px;
    right: 0;
    height: 2px;
    background: ${({ $state }) => ($state === 'done' ? 'var(--green)' : 'var(--line)')};
  }
`

const dots = {
  done: css`
    border-color: var(--green);
    background: var(--green);
  `,
  current: css`
    border-color: var(--ink);
    box-shadow: inset 0 0 0 3px var(--bg);
    background: var(--ink);
  `,
  ahead: null,
}

const Dot = styled.i<{ $state: StepState }>`
  position: absolute;
  top: 0;
  left: 0;
  width: 16px;
  height: 16px;
  border: 2px solid var(--gray);
  border-radius: 50%;
  background: var(--bg);

  ${({ $state }) => dots[$state]}
`

interface StepRailProps {
  steps: readonly string[]
  current: string
}

export function StepRail({ steps, current }: StepRailProps) {
  const currentAt = steps.indexOf(current)
  return (
    <Rail aria-label="Steps">
      {steps.map((name, at) => {
        const state = at < currentAt ? 'done' : at === currentAt ? 'current' : 'ahead'
        return (
          <Step key={name} $state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <Dot $state={state} aria-hidden="true" />
            <span>{name}</span>
          </Step>
        )
      })}
    </Rail>
  )
}
