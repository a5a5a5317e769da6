import { circuitNames } from '@wiring/map/circuits'
import type { Sentence, Snapshot } from '@wiring/map/snapshot'
import { Label } from '@wiring/ui/label'
import type { EvidenceCard } from './evidence.ts'

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
  const body = (
    <p>
      The circuit would be <b>{circuitNames[circuit]}</b>.
    </p>
  )
  return (
    <div className="evidence-card" data-folded={folded || undefined}>
      {folded ? (
        <details>
          <summary className="ui-label" data-tone="quiet">
            {`If ${answer} were different · read before`}
          </summary>
          <p>{head}</p>
          {body}
        </details>
      ) : (
        <>
          <Label as="p" tone="quiet">
            {head}
          </Label>
          {body}
        </>
      )}
    </div>
  )
}
