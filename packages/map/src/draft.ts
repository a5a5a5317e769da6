import { counterfactuals } from './circuits/counterfactuals.ts'
import { findCircuit } from './circuits/find-circuit.ts'
import type { Case } from './crossed/case.ts'
import { findCrossed, firedRules } from './crossed/find-crossed.ts'
import { drawingData } from './drawing-data.ts'
import { collectLines } from './evidence/collect.ts'
import { type Field, readFields } from './evidence/fields.ts'
import { type Line, rounded } from './evidence/line.ts'
import { chooseExperiment } from './experiments/choose-experiment.ts'
import { findFriction } from './friction/find-friction.ts'
import type { MapInputs, PictureMeasure } from './inputs.ts'
import { lexiconHash } from './lexicon/lexicon-hash.generated.ts'
import { normaliseInputs } from './normalise-inputs.ts'
import { findRepeats } from './repeats/find-repeats.ts'
import { scoreSwitches } from './score/score-switches.ts'
import { writeSentences } from './sentences/sentences.ts'
import type { Sheet } from './sentences/sheet.ts'
import { type Evidence, type Snapshot, snapshotSchema } from './snapshot.ts'

/** Raise it with every change of weights, rules or words. */
export const model = '1.0'

/** What a pure function cannot know: versions, and the hash of inputs and pictures. */
export interface DraftEngine {
  versions: Snapshot['engine']
  /** SHA-256 in hex of `canonicalInputs` and the bytes of each picture in order. */
  inputsHash: string
}

const printed = ({
  field: _f,
  nominal: _n,
  pole: _p,
  concept: _c,
  tag: _t,
  means: _m,
  text: _x,
  ...line
}: Line): Evidence => ({
  ...line,
  e: rounded(line.e, 6),
})

function unreadOf(fields: readonly Field[], pictures: readonly PictureMeasure[]): Snapshot['unread'] {
  const rails = (['words', 'profile'] as const).flatMap((kind) =>
    fields.some((field) => field.kind === kind && field.unread === 'language')
      ? [{ source: kind === 'words' ? 'survey' : 'profile', reason: 'language' as const }]
      : [],
  )
  const left = fields.flatMap(({ id, unread }) =>
    unread === 'care' || unread === 'injection' ? [{ source: id, reason: unread }] : [],
  )
  const dark = pictures.flatMap((picture) =>
    picture.measured ? [] : [{ source: picture.source, reason: picture.reason }],
  )
  return [...rails, ...left, ...dark]
}

/** The same inputs give the same snapshot on every machine. */
export function draft(given: MapInputs, pictures: readonly PictureMeasure[], engine: DraftEngine): Snapshot {
  const inputs = normaliseInputs(given)
  const fields = readFields(inputs)
  const { lines, capped } = collectLines(inputs, fields, pictures)
  const switches = scoreSwitches(lines)
  const friction = findFriction(lines)
  const known: Case = { lines, fields, switches, friction, pictures }
  const circuit = findCircuit(switches, lines)
  const sheet: Sheet = {
    ...known,
    circuit: { ...circuit, counterfactuals: counterfactuals(inputs, lines, circuit.id) },
    crossed: findCrossed(known),
    repeats: findRepeats(lines),
    experiment: chooseExperiment(
      known,
      firedRules(known).map(({ rule }) => rule),
    ),
    unread: unreadOf(fields, pictures),
    capped,
  }
  return {
    schema: snapshotSchema,
    model,
    lexicon: lexiconHash,
    survey_version: inputs.survey_version,
    engine: engine.versions,
    inputs: engine.inputsHash,
    name: inputs.name,
    evidence: lines.map(printed),
    capped,
    switches,
    circuit: sheet.circuit,
    crossed: sheet.crossed.map(({ template: _t, slots: _s, class: _c, ...crossed }) => crossed),
    repeats: [...sheet.repeats],
    friction,
    experiment: sheet.experiment?.experiment ?? null,
    pictures: [...pictures],
    unread: sheet.unread,
    sentences: writeSentences(sheet),
    drawing: drawingData(sheet),
    rev: 1,
    signed_by: null,
    published_at: null,
  }
}
