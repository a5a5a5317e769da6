import {
  type Edit,
  type EditOp,
  maxEdits,
  maxEditText,
  maxReason,
  maxStudioNotes,
} from '@wiring/contract/desk/edits'
import type { Snapshot } from '../snapshot.ts'
import { activeEdits, foldEdits } from './fold-edits.ts'
import { repeatedQuote } from './hidden-quotes.ts'
import { isCircuitId, isSwitchId } from './overrule.ts'

const undroppable = /^(not-this|note\.sources|note\.capped|unread\..+)$/

export function editProblem(draft: Snapshot, edits: readonly Edit[], op: EditOp): string | null {
  if (edits.length >= maxEdits) return `A map takes ${maxEdits} edits. Open a new revision to go on.`
  return targetProblem(draft, edits, op) ?? textProblem(draft, op) ?? outcomeProblem(draft, edits, op)
}

function targetProblem(draft: Snapshot, edits: readonly Edit[], op: EditOp): string | null {
  switch (op.kind) {
    case 'note':
    case 'reset_circuit':
      return null
    case 'undo':
      return undoProblem(edits, op.edit)
    case 'hide_quote':
    case 'show_quote': {
      const line = draft.evidence.find(({ id }) => id === op.evidence)
      return line === undefined || line.quote === null ? 'This line has no quote to hide.' : null
    }
    case 'set_switch':
    case 'reset_switch':
      return isSwitchId(op.switch) ? null : 'There is no such switch.'
    case 'set_circuit':
      return isCircuitId(op.circuit) ? null : 'There is no such circuit.'
    default:
      return sentenceProblem(draft, edits, op)
  }
}

function sentenceProblem(
  draft: Snapshot,
  edits: readonly Edit[],
  op: Extract<EditOp, { sentence: string }>,
): string | null {
  const isNote = foldEdits(draft, edits).notes.some(({ id }) => id === op.sentence)
  const sentence = draft.sentences.find(({ id }) => id === op.sentence)
  if (sentence === undefined && !isNote) return 'There is no such sentence.'
  if (op.kind === 'drop' && sentence !== undefined && undroppable.test(sentence.rule))
    return 'This sentence says what the sheet is. It can be edited, not dropped.'
  return null
}

function undoProblem(edits: readonly Edit[], n: number): string | null {
  const target = edits.find((each) => each.n === n)
  if (target === undefined) return 'There is no such edit.'
  const activeNumbers = (list: readonly Edit[]) =>
    activeEdits(list)
      .map((each) => each.n)
      .join()
  const after = activeNumbers([...edits, { ...target, n: edits.length + 1, op: { kind: 'undo', edit: n } }])
  return after === activeNumbers(edits) ? 'This edit was taken back already.' : null
}

const unprinted = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069\uFFF9-\uFFFB]|\p{Surrogate}/u

function textProblem(draft: Snapshot, op: EditOp): string | null {
  const typed = 'text' in op ? op.text : 'reason' in op ? op.reason : null
  if (typed === null) return null
  const [what, most] = 'text' in op ? (['sentence', maxEditText] as const) : (['reason', maxReason] as const)
  const text = typed.trim()
  if (text === '') return `A ${what} needs words.`
  if (text.length > most) return `At most ${most} characters; these are ${text.length}.`
  if (unprinted.test(text)) return `A ${what} is one line without control characters or direction marks.`
  if (!('text' in op)) return null
  const slots =
    op.kind === 'edit' ? (draft.sentences.find(({ id }) => id === op.sentence)?.slots.length ?? 0) : 0
  const wrong = [...text.matchAll(/\{(\d+)\}/g)].find(([, index]) => Number(index) >= slots)
  if (wrong === undefined) return null
  return slots === 0
    ? `${wrong[0]} stands for a quote, and this sentence has none.`
    : `${wrong[0]} stands for a quote that this sentence does not have: it has {0}${slots > 1 ? ` to {${slots - 1}}` : ''}.`
}

/** An undo can bring anything back, so the whole result is checked. */
function outcomeProblem(draft: Snapshot, edits: readonly Edit[], op: EditOp): string | null {
  const after = foldEdits(draft, [...edits, { n: edits.length + 1, at: '', by: '', op }])
  const isShown = ({ id }: { id: string }) => after.sentences.get(id)?.status !== 'dropped'
  if (after.notes.filter(isShown).length > maxStudioNotes)
    return `The studio's note has at most ${maxStudioNotes} sentences.`
  const texts: [where: string, text: string][] = [
    ...[...after.sentences].flatMap(([id, { text, status }]): [string, string][] =>
      text === null || status === 'dropped' ? [] : [[`Sentence ${id.slice(1)}`, text]],
    ),
    ...after.notes.filter(isShown).map(({ text }): [string, string] => ["The studio's note", text]),
    ...[...after.switches].map(([id, { reason }]): [string, string] => [`The reason for ${id}`, reason]),
    ...(after.circuit === null
      ? []
      : [['The reason for the circuit', after.circuit.reason] as [string, string]]),
  ]
  for (const [where, text] of texts) {
    const line = repeatedQuote(draft, after.hidden, text)
    if (line !== null) return `${where} repeats the hidden quote of ${line.source}. Change one of the two.`
  }
  return null
}
