import type { Hero } from '@wiring/content/sections/hero/hero.query.ts'
import { bendsOf } from '@wiring/map/drawing/bends'
import { ownLine } from '@wiring/map/drawing/own-line'
import { questions, surveyVersion } from '@wiring/session/questions'
import { specimen } from '../specimen/specimen.ts'
import { FirstSwitchStyles } from './first-switch.styles.ts'
import { FirstSwitch } from './first-switch.tsx'

const [first] = questions
const inesLine = specimen.drawing.gates.map(({ level }) => level)

/** Without a script it is Ines' line. */
export function OpeningLine({ board }: Pick<Hero, 'board'>) {
  if (first.kind !== 'multiple_choice') return null
  const bends = bendsOf(surveyVersion)
  const options = first.choices.map((text, index) => ({ text, line: ownLine({ 0: index }, bends) }))
  return (
    <FirstSwitchStyles>
      <FirstSwitch
        version={surveyVersion}
        question={first.question}
        options={options}
        example={{ name: specimen.name, line: inesLine }}
        text={board?.lineText ?? null}
        chosenText={board?.lineChosen ?? null}
      />
    </FirstSwitchStyles>
  )
}
