'use client'

import type { OwnLine } from '@wiring/map/drawing/own-line'
import { stretches } from '@wiring/map/drawing/stretches'
import { switches } from '@wiring/map/switches'
import { readFirstAnswer, saveFirstAnswer } from '@wiring/session/first-answer'
import { useEffect, useState } from 'react'
import { gates, track, width } from './line-track.ts'

interface FirstSwitchProps {
  /** Of the survey. */
  version: string
  question: string
  options: readonly { text: string; line: OwnLine }[]
  example: { name: string; line: OwnLine }
  text: string | null
  chosenText: string | null
}

/** The survey's own first question: the line that it bends is the visitor's. */
export function FirstSwitch({ version, question, options, example, text, chosenText }: FirstSwitchProps) {
  const [chosen, setChosen] = useState<number | null>(null)
  useEffect(() => setChosen(readFirstAnswer(version)), [version])
  const choose = (index: number) => {
    setChosen(index)
    saveFirstAnswer(version, index)
  }
  const line = (chosen === null ? undefined : options[chosen]?.line) ?? example.line
  const taken = wordsOf(line)
  const whose = chosen === null ? `The line of ${example.name}` : 'Your line after one answer'
  return (
    <>
      <figure className="ui-dots">
        <svg
          viewBox={`0 0 ${width} 278`}
          role="img"
          aria-label={`${whose}: ${taken.map(({ word }) => word.toLowerCase()).join(', ')}`}
        >
          <path d={gates} />
          <path data-way="" d="M40 0v117q0 12-12 12" />
          {stretches(
            track,
            line.map((level) => level ?? 0),
          ).map((d, index) => (
            <path
              key={switches[index]?.id ?? 'end'}
              d={d}
              data-open={(line[index] ?? (index === line.length ? 0 : null)) === null || undefined}
            />
          ))}
          {taken.map(({ word, gate, above }) => (
            <text key={word} x={track.gate(gate)[0] + 17} y={(above ? 24 : 235) + (gate % 2 === 0 ? 0 : 33)}>
              {word}
            </text>
          ))}
          <circle cx={16} cy={139} r={9} />
          <circle cx={622} cy={139} r={9} data-done="" />
        </svg>
        <figcaption aria-live="polite">
          <span key={chosen === null ? 'example' : 'own'}>{chosen === null ? text : chosenText}</span>
        </figcaption>
      </figure>
      <fieldset>
        <legend>{question}</legend>
        {options.map(({ text }, index) => (
          <label key={text}>
            <input
              type="radio"
              name="first-answer"
              checked={chosen === index}
              onChange={() => choose(index)}
            />
            <span>{text}</span>
          </label>
        ))}
      </fieldset>
    </>
  )
}

const wordsOf = (line: OwnLine) =>
  switches.flatMap(({ left, right }, gate) => {
    const level = line[gate] ?? 0
    return level === 0 ? [] : [{ word: level < 0 ? left : right, gate, above: level < 0 }]
  })
