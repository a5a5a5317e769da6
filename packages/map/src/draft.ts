import { applyVerdicts } from './checking/apply-verdicts.ts'
import { counterfactuals } from './circuits/counterfactuals.ts'
import { findCircuit } from './circuits/find-circuit.ts'
import { readSwitches } from './circuits/read-switches.ts'
import { crossedWires, findCrossedWires, matchingRules } from './crossed-wires/find-crossed-wires.ts'
import { drawingData } from './drawing/drawing-data.ts'
import { collectLines } from './evidence/collect-lines.ts'
import { type Field, readFields } from './evidence/fields.ts'
import { type Line, rounded } from './evidence/line.ts'
import { chooseExperiment } from './experiments/choose-experiment.ts'
import { findFaults } from './faults/find-faults.ts'
import type { MapInputs, PictureMeasure } from './inputs.ts'
import { lexiconHash } from './lexicon/lexicon-hash.generated.ts'
import { model } from './model.ts'
import { normalizeInputs } from './normalize-inputs.ts'
import { findRepeats } from './repeats/find-repeats.ts'
import type { Analysis } from './sentences/analysis.ts'
import { withWhatIsLeft, writeSentences } from './sentences/write-sentences.ts'
import { type Evidence, type Snapshot, snapshotSchema } from './snapshot.ts'

export interface DraftEngine {
  versions: Snapshot['engine']
  /** SHA-256 in hex of `canonicalInputs` and the bytes of each picture in order. */
  inputsHash: string
}

const evidenceOf = ({
  field: _field,
  fullWeight: _fullWeight,
  pole: _pole,
  concept: _concept,
  tag: _tag,
  means: _means,
  says: _says,
  text: _text,
  isConfirmed: _isConfirmed,
  denies: _denies,
  ...line
}: Line): Evidence => ({ ...line, e: rounded(line.e, 6) })

function unreadOf(fields: readonly Field[], pictures: readonly PictureMeasure[]): Snapshot['unread'] {
  const isOtherLanguage = (kind: Field['kind']) =>
    fields.some((field) => field.kind === kind && field.unread === 'language')
  const isOfSomebodyElse = fields.some(({ unread }) => unread === 'somebody-else')
  const language = (source: string) => ({ source, reason: 'language' as const })
  return [
    ...(isOtherLanguage('words') ? [language('survey')] : []),
    ...(isOtherLanguage('profile') ? [language('profile')] : []),
    ...(isOfSomebodyElse ? [{ source: 'profile', reason: 'somebody-else' as const }] : []),
    ...fields.flatMap(({ id, unread, hidden, held }) => [
      ...(unread === 'care' || unread === 'injection' ? [{ source: id, reason: unread }] : []),
      ...hidden.map((source) => ({ source, reason: 'injection' as const })),
      ...(unread === null ? held.map((part) => ({ ...part, reason: 'care' as const })) : []),
    ]),
    ...pictures.flatMap((picture) =>
      picture.measured ? [] : [{ source: picture.source, reason: picture.reason }],
    ),
  ]
}

export function draft(given: MapInputs, pictures: readonly PictureMeasure[], engine: DraftEngine): Snapshot {
  const inputs = normalizeInputs(given)
  const fields = readFields(inputs)
  const { lines: read, capped } = collectLines(inputs, fields, pictures)
  const { lines, unread } = applyVerdicts(read, inputs.checked_readings)
  const scored = { lines, fields, pictures, switches: readSwitches(lines), friction: findFaults(lines) }
  const circuit = findCircuit(scored.switches, lines)
  const matches = matchingRules(scored)
  const matchedRules = matches.map(({ rule }) => rule)
  const analysis: Analysis = withWhatIsLeft({
    ...scored,
    circuit: { ...circuit, counterfactuals: counterfactuals(inputs, lines, circuit.id) },
    crossed: findCrossedWires(matches),
    repeats: findRepeats(lines),
    experiment: chooseExperiment(scored, matchedRules),
    unread: [...unreadOf(fields, pictures), ...unread],
    capped,
  })
  return {
    schema: snapshotSchema,
    model,
    lexicon: lexiconHash,
    survey_version: inputs.survey_version,
    engine: engine.versions,
    inputs: engine.inputsHash,
    name: inputs.name,
    evidence: analysis.lines.map(evidenceOf),
    capped,
    switches: scored.switches,
    circuit: analysis.circuit,
    crossed: crossedWires(analysis.crossed),
    repeats: [...analysis.repeats],
    friction: scored.friction,
    experiment: analysis.experiment?.experiment ?? null,
    pictures: [...pictures],
    unread: analysis.unread,
    sentences: writeSentences(analysis),
    drawing: drawingData(analysis),
    rev: 1,
    signed_by: null,
    published_at: null,
  }
}
