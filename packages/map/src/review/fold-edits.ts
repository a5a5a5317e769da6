import type { Edit, SwitchPosition } from '@wiring/contract/desk/edits'
import { isOfWish } from '../experiments/of-wish.ts'
import type { Sentence, Snapshot } from '../snapshot.ts'

export interface EditedSentence {
  status: 'open' | 'kept' | 'edited' | 'dropped'
  /** `null` where the engine's text stands. */
  text: string | null
}

export interface FoldedEdits {
  sentences: Map<string, EditedSentence>
  notes: { id: string; text: string }[]
  hidden: Set<string>
  switches: Map<string, { position: SwitchPosition; reason: string }>
  circuit: { id: string; reason: string } | null
}

/** An undo can itself be undone. */
export function activeEdits(edits: readonly Edit[]): Edit[] {
  const undone = new Set<number>()
  for (const { n, op } of edits.toReversed()) if (op.kind === 'undo' && !undone.has(n)) undone.add(op.edit)
  return edits.filter(({ n, op }) => op.kind !== 'undo' && !undone.has(n))
}

export const noteId = (edit: number): string => `N${edit}`

export function foldEdits(draft: Pick<Snapshot, 'sentences'>, edits: readonly Edit[]): FoldedEdits {
  const folded: FoldedEdits = {
    sentences: new Map(),
    notes: [],
    hidden: new Set(),
    switches: new Map(),
    circuit: null,
  }
  const sentenceIds = new Set(draft.sentences.map(({ id }) => id))
  for (const each of activeEdits(edits)) {
    const { op } = each
    if (op.kind === 'note') {
      folded.notes.push({ id: noteId(each.n), text: op.text.trim() })
      sentenceIds.add(noteId(each.n))
    } else if ('sentence' in op) {
      if (sentenceIds.has(op.sentence)) foldSentence(folded, op)
    } else foldReading(folded, op)
  }
  return folded
}

type Op = Edit['op']

function foldSentence(folded: FoldedEdits, op: Extract<Op, { sentence: string }>): void {
  const text = folded.sentences.get(op.sentence)?.text ?? null
  const next: Record<typeof op.kind, () => EditedSentence> = {
    keep: () => ({ status: text === null ? 'kept' : 'edited', text }),
    edit: () => ({ status: 'edited', text: op.kind === 'edit' ? op.text.trim() : text }),
    drop: () => ({ status: 'dropped', text }),
    restore: () => ({ status: 'open', text: null }),
  }
  folded.sentences.set(op.sentence, next[op.kind]())
}

function foldReading(folded: FoldedEdits, op: Op): void {
  if (op.kind === 'hide_quote') folded.hidden.add(op.evidence)
  if (op.kind === 'show_quote') folded.hidden.delete(op.evidence)
  if (op.kind === 'set_switch')
    folded.switches.set(op.switch, { position: op.position, reason: op.reason.trim() })
  if (op.kind === 'reset_switch') folded.switches.delete(op.switch)
  if (op.kind === 'set_circuit') folded.circuit = { id: op.circuit, reason: op.reason.trim() }
  if (op.kind === 'reset_circuit') folded.circuit = null
}

const dependents: readonly [rule: RegExp, neededRule: (rule: string) => string][] = [
  [/^switch\.[A-Z]+\.strength$/, (rule) => rule.replace(/\.strength$/, '')],
  [/^fault\.[A-Z]{2}\.(fourth|added)$/, (rule) => rule.replace(/\.[a-z]+$/, '')],
  [/^experiment\.[^.]+\.measure$/, (rule) => rule.replace(/\.measure$/, '')],
]

/** With the dropped sentence that each depends on, if any. */
export function droppedSentences(
  draft: Pick<Snapshot, 'sentences' | 'experiment'>,
  { sentences }: FoldedEdits,
): Map<string, string | null> {
  const dropped = new Map<string, string | null>()
  for (const [id, { status }] of sentences) if (status === 'dropped') dropped.set(id, null)
  const neededRuleOf = ({ rule }: Sentence): string | null => {
    const { experiment } = draft
    if (experiment !== null && rule === `experiment.${experiment.id}`)
      return isOfWish(experiment.id) ? 'wish' : `fault.${experiment.fault}`
    return dependents.find(([pattern]) => pattern.test(rule))?.[1](rule) ?? null
  }
  for (const sentence of draft.sentences) {
    const rule = neededRuleOf(sentence)
    const needed = rule === null ? undefined : draft.sentences.find((each) => each.rule === rule)
    if (needed !== undefined && dropped.has(needed.id) && !dropped.has(sentence.id))
      dropped.set(sentence.id, needed.id)
  }
  return dropped
}
