import { type Edit, type EditOp, maxEditBatch } from '@wiring/contract/desk/edits'
import type { OpenedReview } from '@wiring/contract/desk/review'
import { editProblem } from '@wiring/map/review/edit-problem'
import type { Snapshot } from '@wiring/map/snapshot'
import { maxDeskBody } from '@wiring/session/limits'
import type { postAction } from '../desk-api/post-action.ts'
import { afterSave } from './after-save.ts'
import type { Review } from './review.ts'

const retryAfter = [1_000, 2_000, 5_000, 10_000]

export class ReviewStore {
  #review: Review
  #listeners = new Set<() => void>()
  #running = false
  #wake: (() => void) | null = null
  map: string
  readonly #me: string
  readonly #draft: Snapshot
  readonly #post: typeof postAction

  constructor(me: string, draft: Snapshot, opened: OpenedReview, post: typeof postAction) {
    this.map = opened.map_id
    this.#me = me
    this.#draft = draft
    this.#post = post
    this.#review = {
      ...fromOpened(opened),
      pending: [],
      unsaved: [],
      saving: 'idle',
      savedAt: null,
      trouble: null,
    }
  }

  read = (): Review => this.#review

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #change(part: Partial<Review>): void {
    this.#review = { ...this.#review, ...part }
    for (const listener of this.#listeners) listener()
  }

  edits(): readonly Edit[] {
    const { edits, pending } = this.#review
    const at = new Date().toISOString()
    return [...edits, ...pending.map((op, index) => ({ n: edits.length + index + 1, at, by: this.#me, op }))]
  }

  mayEdit(): boolean {
    const { claim, state } = this.#review
    return claim?.mine === true && ['drafted', 'needs_care', 'in_review'].includes(state)
  }

  /** Returns why the edit is invalid. */
  edit(op: EditOp): string | null {
    return this.editAll([op])
  }

  /** Saved together, or none. Returns why one is invalid. */
  editAll(ops: readonly EditOp[]): string | null {
    const edits = [...this.edits()]
    const at = new Date().toISOString()
    for (const op of ops) {
      const problem = editProblem(this.#draft, edits, op)
      if (problem !== null) return problem
      edits.push({ n: edits.length + 1, at, by: this.#me, op })
    }
    const { trouble } = this.#review
    this.#change({
      pending: [...this.#review.pending, ...ops],
      trouble: trouble?.kind === 'signed_out' ? trouble : null,
    })
    void this.#send()
    return null
  }

  saveUnsaved(): string | null {
    const { unsaved } = this.#review
    this.#change({ unsaved: [], trouble: null })
    const problems = unsaved.map((op) => this.edit(op)).filter((problem) => problem !== null)
    void this.#send()
    return problems[0] ?? null
  }

  discardUnsaved(): void {
    this.#change({ unsaved: [], trouble: null })
  }

  retry = (): void => {
    if (this.#review.trouble?.kind === 'signed_out') this.#change({ trouble: null })
    this.#wake?.()
    void this.#send()
  }

  /** False after the timeout. */
  waitForSaved(timeoutMs = 4_000): Promise<boolean> {
    if (this.#review.pending.length === 0) return Promise.resolve(true)
    return new Promise((resolve) => {
      const timer = setTimeout(() => end(false), timeoutMs)
      const stop = this.subscribe(() => this.#review.pending.length === 0 && end(true))
      const end = (done: boolean) => {
        clearTimeout(timer)
        stop()
        resolve(done)
      }
    })
  }

  async reload(claim: boolean): Promise<void> {
    const answer = await this.#post('open_review', { map_id: this.map, claim })
    if (answer.status === 'gone') this.#change({ trouble: { kind: 'gone' } })
    if (answer.status !== 'ok') return
    const { trouble } = this.#review
    const back = trouble?.kind === 'claimed' && answer.claim?.mine === true
    this.#change({ ...fromOpened(answer), ...(back && { trouble: null }) })
  }

  async #send(): Promise<void> {
    if (this.#running) return
    this.#running = true
    let failures = 0
    while (this.#review.pending.length > 0 && this.#review.trouble?.kind !== 'signed_out') {
      this.#change({ saving: failures === 0 ? 'saving' : 'retrying' })
      const { pending, revision, edits } = this.#review
      const ops = nextBatch(pending)
      const answer = await this.#post('save_edit', {
        map_id: this.map,
        expected_revision: revision,
        expected_edits: edits.length,
        op: ops,
      })
      if (answer.status === 'unavailable') {
        this.#change({ saving: 'retrying' })
        await this.#pause(retryAfter[Math.min(failures++, retryAfter.length - 1)] ?? 1_000)
        continue
      }
      failures = 0
      this.#change(afterSave(this.#review, ops, answer, this.#me))
    }
    this.#running = false
    this.#change({ saving: 'idle' })
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}

/** The desk reads no request longer than `maxDeskBody`. */
function nextBatch(pending: readonly EditOp[]): EditOp[] {
  let letters = 0
  const fits = pending.findIndex((op) => {
    letters += JSON.stringify(op).length
    return letters > maxDeskBody / 4
  })
  return pending.slice(0, Math.min(maxEditBatch, fits === -1 ? pending.length : Math.max(1, fits)))
}

const fromOpened = ({ state, revision, edits, claim, note, failure }: OpenedReview) => ({
  state,
  revision,
  edits,
  claim,
  note,
  failure,
})
