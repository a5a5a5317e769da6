'use client'

import { Board, Mark, Terminal, Trace } from '@wiring/ui/board'
import { Chip } from '@wiring/ui/chip'
import { routeTrace } from '@wiring/ui/route-trace'
import { useRef } from 'react'
import { useWizard } from '../wizard-context.ts'
import { welcomeScreen } from '../wizard-state.ts'
import { useDrawnWires } from './use-drawn-wires.ts'

type State = 'done' | 'open' | 'ahead'

const inputs = [
  { name: 'IN-1 SURVEY', y: 44, color: 'red', wire: [24, 44, 116, 44, 116, 128, 148, 128] },
  { name: 'IN-2 PROFILE', y: 148, color: 'ink', wire: [24, 148, 148, 148] },
  { name: 'IN-3 VISUALS', y: 252, color: 'yellow', wire: [24, 252, 116, 252, 116, 168, 148, 168] },
] as const

const mapColors = { ahead: 'gray', made: 'yellow', sent: 'green' } as const

export function MapSketch() {
  const { session, map, view } = useWizard()
  const sketch = useRef<HTMLDivElement>(null)
  const done = [session.survey_completed, session.json_submitted, session.images_uploaded]
  const complete = session.wiring_complete
  const answered = view.step === 1 && view.screen > welcomeScreen ? view.screen / 10 : 0
  const output = !complete ? 'ahead' : map?.state === 'sent' ? 'sent' : 'made'
  useDrawnWires(sketch, done.filter(Boolean).length + (output === 'sent' ? 1 : 0))
  const stateOf = (index: number): State =>
    done[index] ? 'done' : view.step === index + 1 ? 'open' : 'ahead'
  return (
    <div className="sketch" ref={sketch}>
      <Board width={300} height={292} title={describeSketch(done.filter(Boolean).length, output)}>
        {inputs.map(({ name, y, color, wire }, index) => {
          const state = stateOf(index)
          const path = routeTrace(pairs(wire))
          return (
            <g key={`${name}-${state}`}>
              <Wire path={path} color={color} share={state === 'done' ? 1 : index === 0 ? answered : 0} />
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
        <g key={`out-${output}`}>
          {output === 'made' ? (
            <path
              className="wire-being-made"
              d="M232 148L276 148"
              stroke="var(--yellow)"
              strokeWidth={3}
              strokeDasharray="4 5"
            />
          ) : (
            <Wire path="M232 148L276 148" color="green" share={output === 'sent' ? 1 : 0} />
          )}
          <Terminal x={276} y={148} color={mapColors[output]} open={output !== 'sent'} />
          <Mark x={287} y={130} end quiet={!complete}>
            MAP
          </Mark>
        </g>
        <Chip x={156} y={112} width={68} height={72} name="you" pins={3} />
      </Board>
    </div>
  )
}

function Wire({
  path,
  color,
  share,
}: {
  path: string
  color: 'red' | 'ink' | 'yellow' | 'green'
  share: number
}) {
  if (share === 1) return <Trace d={path} color={color} />
  return (
    <>
      <Trace d={path} color="gray" dashed />
      {share > 0 && (
        <path
          className="wire-share"
          d={path}
          pathLength={1}
          stroke={`var(--${color})`}
          strokeWidth={3}
          strokeDasharray={`${share} 1`}
        />
      )}
    </>
  )
}

const pairs = (flat: readonly number[]) =>
  Array.from(
    { length: flat.length / 2 },
    (_, index) => [flat[index * 2] ?? 0, flat[index * 2 + 1] ?? 0] as const,
  )

function describeSketch(connected: number, output: keyof typeof mapColors): string {
  if (output === 'sent') return 'Map sketch: all inputs connected, the map is sent.'
  return output === 'made'
    ? 'Map sketch: all inputs connected, the map is being made.'
    : `Map sketch: ${connected} of 3 inputs connected.`
}
