'use client'

import type { OwnLineTrack } from '@wiring/map/drawing/stretches'
import { Board, Mark, Terminal, Trace } from '@wiring/ui/board'
import { Chip } from '@wiring/ui/chip'
import { routeTrace } from '@wiring/ui/route-trace'
import { useRef } from 'react'
import { DrawnLine } from '../own-line/drawn-line.tsx'
import { useOwnLine } from '../own-line/use-own-line.ts'
import { useWizard } from '../wizard-context.ts'
import { welcomeScreen } from '../wizard-state.ts'
import { useDrawnWires } from './use-drawn-wires.ts'

type State = 'done' | 'open' | 'ahead'

const inputs = [
  { name: ['IN-1', 'SURVEY'], x: 24, color: 'red', wire: [24, 30, 24, 126] },
  { name: ['IN-2', 'PROFILE'], x: 122, color: 'ink', wire: [122, 30, 122, 74, 44, 74, 44, 126] },
  { name: ['IN-3', 'VISUALS'], x: 220, color: 'yellow', wire: [220, 30, 220, 96, 64, 96, 64, 126] },
] as const

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
  const { session, map, view } = useWizard()
  const own = useOwnLine()
  const sketch = useRef<HTMLDivElement>(null)
  const done = [session.survey_completed, session.json_submitted, session.images_uploaded]
  const complete = session.wiring_complete
  const answered = view.step === 1 && view.screen > welcomeScreen ? view.screen / 10 : 0
  const output = !complete ? 'ahead' : map?.state === 'sent' ? 'sent' : 'made'
  useDrawnWires(sketch, done.filter(Boolean).length + (output === 'sent' ? 1 : 0))
  const stateOf = (index: number): State =>
    done[index] ? 'done' : view.step === index + 1 ? 'open' : 'ahead'
  const inputsText = describeSketch(done.filter(Boolean).length, output)
  const title = own ? `${inputsText} ${own.description}.` : inputsText
  return (
    <div className="sketch" ref={sketch}>
      <Board width={300} height={226} title={title}>
        {inputs.map(({ name, x, color, wire }, index) => {
          const state = stateOf(index)
          const path = routeTrace(pairs(wire))
          return (
            <g key={`${x}-${state}`}>
              <Wire path={path} color={color} share={state === 'done' ? 1 : index === 0 ? answered : 0} />
              <Terminal
                x={x}
                y={30}
                color={state === 'done' ? color : state === 'open' ? 'ink' : 'gray'}
                open={state !== 'done'}
              />
              {name.map((word, line) => (
                <Mark key={word} x={x + 17} y={27 + 14 * line} quiet={state === 'ahead'}>
                  {word}
                </Mark>
              ))}
            </g>
          )
        })}
        {own === null && <OutputWire output={output} />}
        <Terminal x={276} y={166} color={mapColors[output]} open={output !== 'sent'} />
        <Mark x={287} y={148} end quiet={!complete}>
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
