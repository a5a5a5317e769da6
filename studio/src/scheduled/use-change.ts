import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'

export function useChange() {
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  async function change(work: () => Promise<unknown>, done: string): Promise<boolean> {
    setBusy(true)
    try {
      await work()
      toast.push({ status: 'success', title: done })
      return true
    } catch {
      toast.push({
        status: 'error',
        title: 'The content lake did not answer. Nothing was changed. Try again.',
      })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, change }
}
