import type { Edit } from '@wiring/contract/desk/edits'
import { fillSlots, keptLead } from '../slots.ts'
import { type Sentence, type Slot, type Snapshot, sections } from '../snapshot.ts'
import { droppedSentences, type FoldedEdits, foldEdits } from './fold-edits.ts'
import { hiddenLines, repeatsHidden, withoutQuote, withoutWhole } from './hidden-quotes.ts'
import { applyOverrules } from './overrule.ts'

export function applyEdits(draft: Snapshot, edits: readonly Edit[]): Snapshot {
  const folded = foldEdits(draft, edits)
  const hidden = hiddenLines(draft.evidence, folded.hidden)
  const dropped = droppedSentences(draft, folded)
  const sentences = editedSentences(draft, folded, dropped, hidden)
  return applyOverrules(
    {
      ...draft,
      evidence: draft.evidence
        .map((line) => (repeatsHidden(draft, hidden, line) ? withoutWhole(line) : line))
        .map((line) => (hidden.has(line.id) ? { ...line, quote: null, hidden: true } : line)),
      sentences,
      ...withoutDropped(draft, sentences),
    },
    folded,
  )
}

/** What readers get: an operator who rewrites a sentence takes its first words out of every form. */
export function signedSnapshot(draft: Snapshot, edits: readonly Edit[]): Snapshot {
  const snapshot = applyEdits(draft, edits)
  return { ...snapshot, sentences: snapshot.sentences.map((sentence) => ({ ...sentence, base: null })) }
}

function editedSentences(
  draft: Snapshot,
  { sentences: edited, notes }: FoldedEdits,
  dropped: ReadonlyMap<string, unknown>,
  hidden: ReadonlySet<string>,
): Sentence[] {
  const kept = draft.sentences
    .filter(({ id }) => !dropped.has(id))
    .map((sentence) => {
      const text = edited.get(sentence.id)?.text ?? null
      const written = text === null ? sentence : rewrite(sentence, text)
      return { ...written, slots: written.slots.map(withoutQuote(hidden)) }
    })
  const studioNotes = notes
    .filter(({ id }) => !dropped.has(id))
    .map(({ id, text }) => studioNote(id, edited.get(id)?.text ?? text))
  return [...kept, ...studioNotes].toSorted(
    (a, b) => sections.indexOf(a.section) - sections.indexOf(b.section),
  )
}

function rewrite(sentence: Sentence, text: string): Sentence {
  const slots: Slot[] = []
  const newIndexes = new Map<number, number>()
  const renumbered = text.replace(/\{(\d+)\}/g, (given, index: string) => {
    const slot = sentence.slots[Number(index)]
    if (slot === undefined) return given
    const newIndex = newIndexes.get(Number(index)) ?? slots.push(slot) - 1
    newIndexes.set(Number(index), newIndex)
    return `{${newIndex}}`
  })
  const lead = keptLead(sentence, renumbered)
  return { ...sentence, text: renumbered, slots, origin: 'operator', base: sentence.text, lead }
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

function withoutDropped(draft: Snapshot, sentences: readonly Sentence[]) {
  const byRule = new Map(sentences.map((sentence) => [sentence.rule, sentence]))
  const draftRules = new Set(draft.sentences.map(({ rule }) => rule))
  const isDropped = (rule: string) => draftRules.has(rule) && !byRule.has(rule)
  const crossed = draft.crossed
    .filter(({ rule }) => !isDropped(`crossed.${rule}`))
    .map((wire) => {
      const sentence = byRule.get(`crossed.${wire.rule}`)
      return sentence === undefined ? wire : { ...wire, text: fillSlots(sentence) }
    })
  const repeats = draft.repeats.filter(({ concept }) => !isDropped(`repeat.${concept}`))
  const friction = draft.friction.map((fault) =>
    isDropped(`fault.${fault.id}`) || isDropped(`fault.${fault.id}.seen`)
      ? { ...fault, state: 'none' as const, tag: null }
      : fault,
  )
  const { experiment } = draft
  const tags = new Set<string>([...crossed, ...repeats].map(({ tag }) => tag))
  return {
    crossed,
    repeats,
    friction,
    experiment: experiment === null || isDropped(`experiment.${experiment.id}`) ? null : experiment,
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
