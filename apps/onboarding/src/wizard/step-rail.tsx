'use client'

import type { CSSProperties } from 'react'
import { useWizard } from './wizard-context.ts'
import { furthestStep, welcomeScreen } from './wizard-state.ts'

const stateTexts = { done: ', done', waiting: ', the map is being made', open: ', open', ahead: '' }

export function StepRail() {
  const { session, map, view, steps } = useWizard()
  const furthest = furthestStep(steps, session)
  const stateOf = (step: number, current: boolean) => {
    if (step === steps.length && session.wiring_complete) return map?.state === 'sent' ? 'done' : 'waiting'
    if (step < furthest) return 'done'
    return current ? 'open' : 'ahead'
  }
  return (
    <header className="rail">
      <div className="rail-head">
        <h1 className="rail-title ui-label">Your Wiring Process</h1>
        <Progress />
      </div>
      <ol className="rail-steps" style={{ '--gaps': steps.length - 1 } as CSSProperties}>
        {steps.map(({ name, questions }, index) => {
          const step = index + 1
          const current = step === view.step
          const state = stateOf(step, current)
          return (
            <li
              key={name}
              className="rail-step ui-label"
              data-state={state}
              aria-current={current ? 'step' : undefined}
              data-questions={questions}
              style={
                questions === undefined
                  ? undefined
                  : ({
                      '--questions': questions,
                      '--answered': Math.max(0, view.screen) / questions,
                    } as CSSProperties)
              }
            >
              <i
                className="rail-dot"
                data-state={state}
                data-current={current || undefined}
                aria-hidden="true"
              />
              <span aria-hidden="true">{name}</span>
              <span className="ui-visually-hidden">{`${name}${stateTexts[state]}`}</span>
            </li>
          )
        })}
      </ol>
    </header>
  )
}

function Progress() {
  const { view, steps, isPersisted } = useWizard()
  const questions = steps[view.step - 1]?.questions
  const answering = questions !== undefined && view.screen !== welcomeScreen
  return (
    <p className="rail-place ui-label" data-tone="quiet">
      {answering && (
        <>
          <span>{isPersisted ? 'Saved' : 'Kept'}</span>
          <span className="rail-where">{isPersisted ? ' on this device' : ' in this tab'}</span>
        </>
      )}
      <span>
        {answering
          ? ` · ${Math.min(view.screen + 1, questions)} of ${questions}`
          : `Step ${view.step} of ${steps.length}`}
      </span>
    </p>
  )
}
