import { useState } from 'react'
import { useConfirmation } from '../sign-in/confirmation.tsx'

export function useDeletion(action: () => Promise<{ status: string }>, onDeleted: () => void) {
  const withConfirmation = useConfirmation()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)

  async function remove() {
    if (busy) return
    setBusy(true)
    setFailed(false)
    const { status } = await withConfirmation(action)
    if (status === 'deleted' || status === 'gone') return onDeleted()
    if (status === 'signed_out') return location.reload()
    setBusy(false)
    setFailed(status !== 'confirm')
  }

  return { remove, busy, failed }
}
