'use client'

import type { OwnLine } from '@wiring/map/drawing/own-line'
import type { OwnLineTrack } from '@wiring/map/drawing/stretches'
import { switches } from '@wiring/map/switches'
import { Mark, Terminal } from '@wiring/ui/board'
import { Chip } from '@wiring/ui/chip'
import { DrawnLine } from './drawn-line.tsx'
import { ownLineSentence, useOwnLine } from './use-own-line.ts'

const wide: OwnLineTrack = {
  start: 62,
  gate: (index) => [92 + 65 * index, 116 + 65 * index],
  lane: (level) => 92 + 22 * level,
  gap: 36,
  corner: 12,
  point: (u, v) => [u, v],
  end: 613,
}

const upright: OwnLineTrack = {
  start: 14,
  gate: (index) => [34 + 22 * index, 45 + 22 * index],
  lane: (level) => 150 + 24 * level,
  gap: 11,
  corner: 5.5,
  point: (u, v) => [v, u],
  end: 223,
}

/** CSS shows the form that has room. */
export function OwnLineFigure() {
  const used = useOwnLine()
  if (used === null) return null
  const { line, description } = used
  const words = wordsOf(line)
  const taken = words.filter(({ isTaken }) => isTaken).map(({ text }) => text.toLowerCase())
  const label = `${description}: ${taken.join(', ')}`
  return (
    <figure className="own-line">
      <svg className="own-line-wide" viewBox="0 0 640 184" fill="none" role="img" aria-label={label}>
        <DrawnLine line={line} track={wide} reach={58} />
        <GateWords words={words} place={wideWord} anchors={['middle', 'middle']} />
        <Chip x={10} y={62} width={44} height={60} name="you" pins={0} />
        <Terminal x={622} y={92} color="gray" open />
        <Mark x={634} y={74} size={11} end quiet>
          MAP
        </Mark>
      </svg>
      <svg className="own-line-upright" viewBox="0 0 300 244" fill="none" role="img" aria-label={label}>
        <DrawnLine line={line} track={upright} reach={60} />
        <GateWords words={words} place={uprightWord} anchors={['end', 'start']} />
        <Terminal x={150} y={12} />
        <Mark x={168} y={16} size={12}>
          YOU
        </Mark>
        <Terminal x={150} y={232} color="gray" open />
        <Mark x={168} y={236} size={12} quiet>
          MAP
        </Mark>
      </svg>
      <figcaption>{ownLineSentence}</figcaption>
    </figure>
  )
}

interface GateWord {
  text: string
  gate: number
  side: 0 | 1
  isTaken: boolean
}

const wordsOf = (line: OwnLine): GateWord[] =>
  switches.flatMap(({ left, right }, gate) => [
    { text: left, gate, side: 0, isTaken: line[gate] === -2 },
    { text: right, gate, side: 1, isTaken: line[gate] === 2 },
  ])

const wideWord = ({ gate, side }: GateWord) => ({ x: wide.gate(gate)[0] + 12, y: [24, 170][side] })
const uprightWord = ({ gate, side }: GateWord) => ({ x: [82, 218][side], y: upright.gate(gate)[1] - 0.5 })

interface GateWordsProps {
  words: GateWord[]
  place: (word: GateWord) => { x: number | undefined; y: number | undefined }
  anchors: readonly ['middle' | 'end', 'middle' | 'start']
}

function GateWords({ words, place, anchors }: GateWordsProps) {
  return words.map((word) => (
    <text
      className="own-line-word"
      key={word.text}
      {...place(word)}
      textAnchor={anchors[word.side]}
      data-taken={word.isTaken || undefined}
    >
      {word.text}
    </text>
  ))
}
