'use client'

import type { CSSProperties } from 'react'
import { useWizard } from './wizard-context.ts'
import { furthestStep, stepNames, thanksScreen, welcomeScreen } from './wizard-state.ts'

const stateTexts = { done: ', done', waiting: ', the map is being made', open: ', open', ahead: '' }

export function StepRail() {
  const { session, map, view } = useWizard()
  const furthest = furthestStep(session)
  const stateOf = (step: number, current: boolean) => {
    if (step === 4 && session.wiring_complete) return map?.state === 'sent' ? 'done' : 'waiting'
    if (step < furthest) return 'done'
    return current ? 'open' : 'ahead'
  }
  return (
    <header className="rail">
      <div className="rail-head">
        <h1 className="ui-label">Your Wiring Process</h1>
        <Progress />
      </div>
      <ol className="rail-steps">
        {stepNames.map((name, index) => {
          const step = index + 1
          const current = step === view.step
          return (
            <li
              key={name}
              className="rail-step ui-label"
              data-state={stateOf(step, current)}
              aria-current={current ? 'step' : undefined}
              data-questions={step === 1 || undefined}
              style={
                step === 1
                  ? ({ '--answered': Math.max(0, view.screen) / thanksScreen } as CSSProperties)
                  : undefined
              }
            >
              <i aria-hidden="true" />
              <span aria-hidden="true">{name}</span>
              <span className="ui-visually-hidden">{`${name}${stateTexts[stateOf(step, current)]}`}</span>
            </li>
          )
        })}
      </ol>
    </header>
  )
}

function Progress() {
  const { view, isPersisted } = useWizard()
  const answering = view.step === 1 && view.screen !== welcomeScreen
  const count = view.screen === thanksScreen ? '10 of 10' : `${view.screen + 1} of 10`
  return (
    <p className="ui-label" data-tone="quiet">
      {answering && (
        <>
          <span>{isPersisted ? 'Saved' : 'Kept'}</span>
          <span className="rail-where">{isPersisted ? ' on this device' : ' in this tab'}</span>
        </>
      )}
      <span>{answering ? ` · ${count}` : `Step ${view.step} of 4`}</span>
    </p>
  )
}
