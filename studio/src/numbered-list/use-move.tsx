import { Button } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { lakeRefusal } from '../lake-refusal.ts'
import { useStudioClient } from '../use-studio-client.ts'
import { moveRow } from './move-row.ts'
import type { Row } from './row-order.ts'

const orderedMeanwhile = 'Somebody changed one of these meanwhile. The order is as it was; look again.'

/** Writes the new order, says so, and offers to take it back. */
export function useMove() {
  const client = useStudioClient()
  const toast = useToast()

  /** Fails when a document was changed since. */
  async function undo(earlier: readonly Row[], revision: string) {
    const transaction = client.transaction()
    for (const { _id, number } of earlier)
      transaction.patch(_id, (patch) => {
        const unchanged = patch.ifRevisionId(revision)
        return number === null ? unchanged.unset(['number']) : unchanged.set({ number })
      })
    try {
      await transaction.commit({ visibility: 'sync' })
      toast.push({ id: 'order', status: 'success', title: 'The earlier order is public again.' })
    } catch {
      toast.push({ id: 'order', status: 'error', title: 'A step was changed meanwhile. Look in “Undo”.' })
    }
  }

  return async function move(row: Row, placeIn: (list: readonly Row[], from: number) => number) {
    try {
      const moved = await moveRow(client, row, placeIn)
      if (moved === null) return
      toast.push({
        id: 'order',
        status: 'success',
        title: 'The new order is public.',
        description: <Button mode="ghost" text="Undo" onClick={() => undo(moved.earlier, moved.revision)} />,
        duration: 20_000,
        closable: true,
      })
    } catch (error) {
      toast.push({ status: 'error', title: lakeRefusal(error, orderedMeanwhile) })
    }
  }
}
