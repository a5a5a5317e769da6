import { bendsOf } from '@wiring/map/drawing/bends'
import { ownLine } from '@wiring/map/drawing/own-line'
import { questions, surveyVersion } from '@wiring/session/questions'
import { specimen } from '../specimen/specimen.ts'
import { FirstSwitch } from './first-switch.tsx'
import { OpeningFrame } from './opening-line.frame.ts'

const [first] = questions
const inesLine = specimen.drawing.gates.map(({ level }) => level)
const inesAnswer = specimen.evidence.find(({ source }) => source === 'A1')?.quote ?? ''

/** Without a script it is Ines' line. */
export function OpeningLine() {
  if (first.kind !== 'multiple_choice') return null
  const bends = bendsOf(surveyVersion)
  const options = first.choices.map((text, index) => ({ text, line: ownLine({ 0: index }, bends) }))
  return (
    <OpeningFrame>
      <FirstSwitch
        version={surveyVersion}
        question={first.question}
        options={options}
        example={{ name: specimen.name, answer: inesAnswer, line: inesLine }}
      />
    </OpeningFrame>
  )
}
