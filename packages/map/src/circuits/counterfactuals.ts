import { choiceLines, sourceOfAnswer } from '../evidence/choice-lines.ts'
import { withoutDeniedClicks } from '../evidence/denied-clicks.ts'
import type { Line } from '../evidence/line.ts'
import { withoutNarrowHalves } from '../evidence/narrow-halves.ts'
import type { MapInputs } from '../inputs.ts'
import type { Circuit } from '../snapshot.ts'
import { choiceKeys, optionLetters, optionText } from '../surveys/survey-versions.ts'
import type { CircuitId } from '../switches.ts'
import { nearestCircuit } from './find-circuit.ts'
import { switchReader } from './read-switches.ts'

export function counterfactuals(
  inputs: Pick<MapInputs, 'survey_version' | 'survey_data'>,
  lines: readonly Line[],
  circuit: CircuitId,
): Circuit['counterfactuals'] {
  const readSwitches = switchReader()
  const runs = choiceKeys.flatMap((key) => {
    const given = inputs.survey_data[key]
    if (typeof given !== 'number') return []
    return optionLetters.flatMap((_, index) => {
      if (index === given) return []
      const others = lines.filter(({ source }) => source !== sourceOfAnswer(key))
      const changed = choiceLines({ ...inputs, survey_data: { [key]: index } })
      const answered = withoutNarrowHalves(withoutDeniedClicks([...changed, ...others]))
      const { id } = nearestCircuit(readSwitches(answered), answered)
      return [
        { answer: sourceOfAnswer(key), option: optionText(inputs.survey_version, key, index), circuit: id },
      ]
    })
  })
  const examples = runs.filter((run) => run.circuit !== circuit)
  return { kept: runs.length - examples.length, of: runs.length, examples }
}

type Counterfactual = Circuit['counterfactuals']['examples'][number]

/** Not the second circuit, which is printed anyway. */
export function printedExample({
  second,
  counterfactuals: { examples },
}: Pick<Circuit, 'second' | 'counterfactuals'>): Counterfactual | null {
  const byCircuit = Map.groupBy(examples, ({ circuit }) => circuit)
  const rank = ({ circuit }: Counterfactual) => (circuit === second || circuit === 'none' ? 0 : 1)
  const count = ({ circuit }: Counterfactual) => byCircuit.get(circuit)?.length ?? 0
  return examples.toSorted((a, b) => rank(b) - rank(a) || count(b) - count(a))[0] ?? null
}
