import type { Edit } from '@wiring/contract/desk/edits'
import type { Sentence, Snapshot } from '../snapshot.ts'
import { activeEdits, droppedSentences, foldEdits, noteId } from './fold-edits.ts'
import { hiddenLines } from './hidden-quotes.ts'

export interface ReviewedSentence {
  id: string
  /** `null` for a note of the studio. */
  sentence: Sentence | null
  status: 'open' | 'kept' | 'edited' | 'dropped'
  /** `null` where the engine's text stands. */
  text: string | null
  droppedWith: string | null
  /** About something overruled or dropped, and not reviewed since. */
  stale: boolean
  history: { edit: Edit; undone: boolean }[]
}

export interface ReviewState {
  sentences: ReviewedSentence[]
  open: number
  done: number
  /** `all` includes lines that quote the same words. */
  hidden: { asked: string[]; all: string[] }
  switches: { id: string; position: string; reason: string }[]
  circuit: { id: string; reason: string } | null
  undo: Edit | null
}

export function reviewState(draft: Snapshot, edits: readonly Edit[]): ReviewState {
  const folded = foldEdits(draft, edits)
  const dropped = droppedSentences(draft, folded)
  const active = activeEdits(edits)
  const activeNumbers = new Set(active.map(({ n }) => n))
  const isStale = staleCheck(draft, folded, dropped)
  const historyOf = (id: string) =>
    edits
      .filter(
        ({ n, op }) => ('sentence' in op && op.sentence === id) || (op.kind === 'note' && noteId(n) === id),
      )
      .map((edit) => ({ edit, undone: !activeNumbers.has(edit.n) }))
  const described = (id: string, sentence: Sentence | null): ReviewedSentence => {
    const { status = 'open', text = null } = folded.sentences.get(id) ?? {}
    const isDropped = dropped.has(id)
    return {
      id,
      sentence,
      status: isDropped ? 'dropped' : sentence === null ? 'edited' : status,
      text: text ?? folded.notes.find((note) => note.id === id)?.text ?? null,
      droppedWith: dropped.get(id) ?? null,
      stale: !isDropped && status === 'open' && sentence !== null && isStale(sentence),
      history: historyOf(id),
    }
  }
  const sentences = [
    ...draft.sentences.map((sentence) => described(sentence.id, sentence)),
    ...folded.notes.map(({ id }) => described(id, null)),
  ]
  const open = sentences.filter(({ status }) => status === 'open').length
  return {
    sentences,
    open,
    done: sentences.length - open,
    hidden: { asked: [...folded.hidden], all: [...hiddenLines(draft.evidence, folded.hidden)] },
    switches: [...folded.switches].map(([id, set]) => ({ id, ...set })),
    circuit: folded.circuit,
    undo: active.at(-1) ?? null,
  }
}

function staleCheck(
  draft: Snapshot,
  { switches, circuit }: ReturnType<typeof foldEdits>,
  dropped: ReadonlyMap<string, unknown>,
): (sentence: Sentence) => boolean {
  const faultGone = draft.sentences.some(({ id, rule }) => /^fault\.[A-Z]{2}$/.test(rule) && dropped.has(id))
  return ({ rule, section }) => {
    if (section === 'headline') return switches.size > 0 || faultGone
    if (section === 'circuit') return switches.size > 0 || circuit !== null
    return [...switches.keys()].some(
      (id) => rule === `switch.${id}` || rule.startsWith(`switch.${id}.`) || rule === `one-side.${id}`,
    )
  }
}
