'use client'

import type { OwnLineTrack } from '@wiring/map/drawing/stretches'
import { Board, Mark, Terminal, Trace } from '@wiring/ui/board'
import { Chip } from '@wiring/ui/chip'
import { routeTrace } from '@wiring/ui/route-trace'
import { useRef } from 'react'
import { DrawnLine } from '../own-line/drawn-line.tsx'
import { useOwnLine } from '../own-line/use-own-line.ts'
import { inputsOf, type StepFacts } from '../step.ts'
import { useWizard } from '../wizard-context.ts'
import { welcomeScreen } from '../wizard-state.ts'
import { useDrawnWires } from './use-drawn-wires.ts'

type State = 'done' | 'open' | 'ahead'

/** The first input stands over its pin, each later wire passes under those before it. */
function placeOf(index: number, count: number) {
  const share = count === 1 ? 0 : index / (count - 1)
  const [x, pin, turn] = [24 + 196 * share, 24 + 40 * share, 52 + 44 * share]
  const wire: [number, number][] =
    index === 0
      ? [
          [x, 30],
          [pin, 126],
        ]
      : [
          [x, 30],
          [x, turn],
          [pin, turn],
          [pin, 126],
        ]
  return { x, path: routeTrace(wire) }
}

const track: OwnLineTrack = {
  start: 78,
  gate: (index) => [92 + 21 * index, 102 + 21 * index],
  lane: (level) => 166 + 18 * level,
  gap: 11,
  corner: 5.5,
  point: (u, v) => [u, v],
  end: 267,
}

const mapColors = { ahead: 'gray', made: 'yellow', sent: 'green' } as const

export function MapSketch() {
  const { session, map, view, steps } = useWizard()
  const own = useOwnLine()
  const sketch = useRef<HTMLDivElement>(null)
  const inputs = inputsOf(steps)
  const connected = inputs.filter(({ flag }) => session[flag]).length
  const complete = session.wiring_complete
  const open = steps[view.step - 1]
  const answered = open?.questions && view.screen > welcomeScreen ? view.screen / open.questions : 0
  const output = !complete ? 'ahead' : map?.state === 'sent' ? 'sent' : 'made'
  useDrawnWires(sketch, connected + (output === 'sent' ? 1 : 0))
  const stateOf = (flag: StepFacts['flag']): State =>
    session[flag] ? 'done' : flag === open?.flag ? 'open' : 'ahead'
  const inputsText = describeSketch(connected, inputs.length, output)
  const title = own ? `${inputsText} ${own.description}.` : inputsText
  return (
    <div className="sketch" ref={sketch}>
      <Board width={300} height={226} title={title}>
        {inputs.map(({ name, color, flag }, index) => {
          const state = stateOf(flag)
          const { x, path } = placeOf(index, inputs.length)
          return (
            <g key={`${name}-${state}`}>
              <Wire
                path={path}
                color={color}
                share={state === 'done' ? 1 : state === 'open' ? answered : 0}
              />
              <Terminal
                x={x}
                y={30}
                color={state === 'done' ? color : state === 'open' ? 'ink' : 'gray'}
                open={state !== 'done'}
              />
              {[`IN-${index + 1}`, name.toUpperCase()].map((word, line) => (
                <Mark key={word} x={x + 17} y={27 + 14 * line} size={11} quiet={state === 'ahead'}>
                  {word}
                </Mark>
              ))}
            </g>
          )
        })}
        {own === null && <OutputWire output={output} />}
        <Terminal x={276} y={166} color={mapColors[output]} open={output !== 'sent'} />
        <Mark x={287} y={148} size={11} end quiet={!complete}>
          MAP
        </Mark>
        <Chip x={18} y={134} width={52} height={64} name="you" pins={0} />
      </Board>
      {own && (
        <svg className="sketch-line" viewBox="0 0 300 226" fill="none" aria-hidden="true">
          <DrawnLine line={own.line} track={track} reach={48} output={complete ? 'made' : 'ahead'} />
        </svg>
      )}
    </div>
  )
}

function OutputWire({ output }: { output: keyof typeof mapColors }) {
  const path = 'M78 166H267'
  if (output !== 'made') return <Wire path={path} color="green" share={output === 'sent' ? 1 : 0} />
  return (
    <path className="wire-being-made" d={path} stroke="var(--yellow)" strokeWidth={3} strokeDasharray="4 5" />
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

function describeSketch(connected: number, inputs: number, output: keyof typeof mapColors): string {
  if (output === 'sent') return 'Map sketch: all inputs connected, the map is sent.'
  return output === 'made'
    ? 'Map sketch: all inputs connected, the map is being made.'
    : `Map sketch: ${connected} of ${inputs} inputs connected.`
}
