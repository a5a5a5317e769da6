'use client'

import { Board, Mark, Terminal, Trace } from '@wiring/ui/board'
import { Chip } from '@wiring/ui/chip'
import { routeTrace } from '@wiring/ui/route-trace'
import { useWizard } from '../wizard-context.ts'

type State = 'done' | 'open' | 'ahead'

const inputs = [
  {
    name: 'IN-1 SURVEY',
    y: 48,
    color: 'red',
    path: routeTrace([
      [24, 48],
      [96, 48],
      [96, 128],
      [128, 128],
    ]),
  },
  { name: 'IN-2 PROFILE', y: 148, color: 'ink', path: 'M24 148L128 148' },
  {
    name: 'IN-3 VISUALS',
    y: 248,
    color: 'yellow',
    path: routeTrace([
      [24, 248],
      [96, 248],
      [96, 168],
      [128, 168],
    ]),
  },
] as const

/** The visitor's own map, drawn in the hero's wires: each finished step connects one input, completion the output. */
export function MapSketch() {
  const { session, view } = useWizard()
  const done = [session.survey_completed, session.json_submitted, session.images_uploaded]
  const stateOf = (index: number): State =>
    done[index] ? 'done' : view.step === index + 1 ? 'open' : 'ahead'
  const words = `${done.filter(Boolean).length} of 3 inputs connected`
  return (
    <div className="sketch">
      <Board width={300} height={296} title={`Map sketch: ${words}.`}>
        {inputs.map(({ name, y, color, path }, index) => {
          const state = stateOf(index)
          return (
            <g key={`${name}-${state}`} data-state={state}>
              {state === 'done' ? <Trace d={path} color={color} /> : <Trace d={path} color="gray" dashed />}
              <Terminal
                x={24}
                y={y}
                color={state === 'done' ? color : state === 'open' ? 'ink' : 'gray'}
                open={state !== 'done'}
              />
              <Mark x={14} y={y - 18} quiet={state === 'ahead'}>
                {name}
              </Mark>
            </g>
          )
        })}
        <g key={`out-${session.wiring_complete}`}>
          {session.wiring_complete ? (
            <Trace d="M212 148L276 148" color="green" />
          ) : (
            <Trace d="M212 148L276 148" color="gray" dashed />
          )}
          <Terminal
            x={276}
            y={148}
            color={session.wiring_complete ? 'green' : 'gray'}
            open={!session.wiring_complete}
          />
          <Mark x={286} y={130} end quiet={!session.wiring_complete}>
            MAP
          </Mark>
        </g>
        <Chip x={136} y={108} width={68} height={80} name="you" pins={3} />
      </Board>
    </div>
  )
}
