import type { Edit } from '@wiring/session/desk/edits'
import { sentenceText } from '../sentences/sentence-text.ts'
import { type Sentence, type Slot, type Snapshot, sections } from '../snapshot.ts'
import { droppedSentences, type FoldedEdits, foldEdits } from './fold-edits.ts'
import { withReadings } from './hand-set.ts'
import { hiddenLines, withoutQuote } from './hidden-quotes.ts'

/** The same lists give the same bytes, no edits the draft. */
export function applyEdits(draft: Snapshot, edits: readonly Edit[]): Snapshot {
  const folded = foldEdits(draft, edits)
  const gone = hiddenLines(draft.evidence, folded.hidden)
  const dropped = droppedSentences(draft, folded)
  const sentences = editedSentences(draft, folded, dropped, gone)
  return withReadings(
    {
      ...draft,
      evidence: draft.evidence.map((line) =>
        gone.has(line.id) ? { ...line, quote: null, hidden: true } : line,
      ),
      sentences,
      ...withoutDropped(draft, sentences),
    },
    folded,
  )
}

function editedSentences(
  draft: Snapshot,
  { sentences: edited, notes }: FoldedEdits,
  dropped: ReadonlyMap<string, unknown>,
  gone: ReadonlySet<string>,
): Sentence[] {
  const kept = draft.sentences
    .filter(({ id }) => !dropped.has(id))
    .map((sentence) => {
      const text = edited.get(sentence.id)?.text ?? null
      const written = text === null ? sentence : rewritten(sentence, text)
      return { ...written, slots: written.slots.map(withoutQuote(gone)) }
    })
  const own = notes
    .filter(({ id }) => !dropped.has(id))
    .map(({ id, text }) => studioNote(id, edited.get(id)?.text ?? text))
  return [...kept, ...own].toSorted((a, b) => sections.indexOf(a.section) - sections.indexOf(b.section))
}

/** The operator's words with the kept slots, renumbered in order. */
function rewritten(sentence: Sentence, text: string): Sentence {
  const slots: Slot[] = []
  const places = new Map<number, number>()
  const renumbered = text.replace(/\{(\d+)\}/g, (given, index: string) => {
    const slot = sentence.slots[Number(index)]
    if (slot === undefined) return given
    const place = places.get(Number(index)) ?? slots.push(slot) - 1
    places.set(Number(index), place)
    return `{${place}}`
  })
  return { ...sentence, text: renumbered, slots, origin: 'operator', base: sentence.text }
}

const studioNote = (id: string, text: string): Sentence => ({
  id,
  section: 'note',
  rule: 'note.studio',
  text,
  slots: [],
  origin: 'operator',
  base: null,
  kind: 'note',
  evidence: [],
})

/** A mark without its sentence would be a riddle. */
function withoutDropped(draft: Snapshot, sentences: readonly Sentence[]) {
  const byRule = new Map(sentences.map((sentence) => [sentence.rule, sentence]))
  const had = new Set(draft.sentences.map(({ rule }) => rule))
  const lost = (rule: string) => had.has(rule) && !byRule.has(rule)
  const crossed = draft.crossed
    .filter(({ rule }) => !lost(`crossed.${rule}`))
    .map((wire) => {
      const sentence = byRule.get(`crossed.${wire.rule}`)
      return sentence === undefined ? wire : { ...wire, text: sentenceText(sentence) }
    })
  const repeats = draft.repeats.filter(({ concept }) => !lost(`repeat.${concept}`))
  const friction = draft.friction.map((fault) =>
    lost(`fault.${fault.id}`) || lost(`fault.${fault.id}.seen`)
      ? { ...fault, state: 'none' as const, tag: null }
      : fault,
  )
  const { experiment } = draft
  const tags = new Set<string>([...crossed, ...repeats].map(({ tag }) => tag))
  return {
    crossed,
    repeats,
    friction,
    experiment: experiment === null || lost(`experiment.${experiment.id}`) ? null : experiment,
    drawing: {
      ...draft.drawing,
      gates: draft.drawing.gates.map((gate) => ({
        ...gate,
        crossed: gate.crossed !== null && tags.has(gate.crossed) ? gate.crossed : null,
        repeat: gate.repeat !== null && tags.has(gate.repeat) ? gate.repeat : null,
      })),
    },
  }
}
