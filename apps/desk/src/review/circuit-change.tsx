import { circuitNames } from '@wiring/map/circuits'
import type { Sentence, Snapshot } from '@wiring/map/snapshot'
import { Card, CardText, Strong } from './evidence.styles.ts'
import type { EvidenceCard } from './evidence.ts'
import { Folding } from './folding.tsx'

export const changeKey = ({ answer, option }: { answer: string; option: string }): string =>
  `${answer}: ${option}`

export const changesBeside = (
  { circuit }: Pick<Snapshot, 'circuit'>,
  { section }: Pick<Sentence, 'section'>,
  cards: readonly EvidenceCard[],
) =>
  circuit.counterfactuals.examples
    .filter(({ answer }) => cards.some(({ source }) => source === answer))
    .slice(0, section === 'circuit' || section === 'headline' ? 3 : 1)

export function Change({
  change: { answer, option, circuit },
  folded,
}: {
  change: Snapshot['circuit']['counterfactuals']['examples'][number]
  folded: boolean
}) {
  const head = `If ${answer} had been “${option}”`
  return (
    <Card as="div" $folded={folded}>
      <Folding folded={folded} head={head} foldedHead={`If ${answer} were different · read before`}>
        {folded && <CardText>{head}</CardText>}
        <CardText>
          The circuit would be <Strong>{circuitNames[circuit]}</Strong>.
        </CardText>
      </Folding>
    </Card>
  )
}
