import type { EditOp } from '@wiring/contract/desk/edits'
import type { postAction } from '../desk-api/post-action.ts'
import type { Review, Trouble } from './review.ts'

type Answer = Exclude<Awaited<ReturnType<typeof postAction<'save_edit'>>>, { status: 'unavailable' }>

/** `ops` are the first of the pending ones; the desk may have saved fewer of them, in their order. */
export function afterSave(
  review: Review,
  ops: readonly EditOp[],
  answer: Answer,
  me: string,
): Partial<Review> {
  const { pending, edits } = review
  const saved = (all: Review['edits']) => ({
    edits: all,
    pending: pending.slice(all.length - edits.length),
    savedAt: Date.now(),
  })
  const stopped = (trouble: Trouble, part: Partial<Review> = {}) => ({
    pending: [],
    unsaved: pending,
    trouble,
    ...part,
  })
  switch (answer.status) {
    case 'ok':
      return saved(answer.edits)
    case 'overtaken': {
      // Its answer was lost, the edit is stored.
      const later = answer.edits.slice(edits.length)
      const mine = later.every(({ by, op }, index) => by === me && same(op, ops[index]))
      if (later.length > 0 && mine) return saved(answer.edits)
      const text = 'Another window saved an edit first. It is shown now; yours is not saved yet.'
      return stopped({ kind: 'overtaken', text }, { edits: answer.edits })
    }
    case 'invalid':
      return {
        pending: pending.slice(1),
        unsaved: [...review.unsaved, ...pending.slice(0, 1)],
        trouble: { kind: 'invalid', text: answer.problem },
      }
    case 'claimed':
      return stopped({ kind: 'claimed', by: answer.by }, { claim: { by: answer.by, mine: false, until: '' } })
    case 'conflict': {
      const text = 'The map changed its state meanwhile. Nothing more was saved.'
      return stopped({ kind: 'changed', text }, { state: answer.state, revision: answer.revision })
    }
    case 'gone':
      return stopped({ kind: 'gone' })
    case 'refused':
      return stopped({
        kind: 'refused',
        text: refusals[answer.code] ?? `The edit was refused (${answer.code}).`,
      })
    default:
      return { trouble: { kind: 'signed_out' } }
  }
}

const refusals: Record<string, string> = {
  not_claimed: 'Your claim on this map ran out. Open it again to go on.',
  not_in_review: 'This map is not in review any more.',
}

const same = (a: EditOp, b: EditOp | undefined) =>
  b !== undefined && JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort())
