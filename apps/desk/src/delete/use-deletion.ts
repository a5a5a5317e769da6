import { useState } from 'react'
import { refusalText } from '../desk-api/refusal-text.ts'
import { useConfirmation } from '../sign-in/confirmation.tsx'

export function useDeletion(action: () => Promise<{ status: string }>, onDeleted: () => void) {
  const withConfirmation = useConfirmation()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')

  async function remove() {
    if (busy) return
    setBusy(true)
    setProblem('')
    const { status } = await withConfirmation(action)
    if (status === 'deleted' || status === 'gone') return onDeleted()
    setBusy(false)
    if (status !== 'confirm') setProblem(refusalText('Not deleted', status))
  }

  return { remove, busy, problem }
}
