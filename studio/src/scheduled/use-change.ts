import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { lakeRefusal } from '../lake-refusal.ts'

export function useChange() {
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  async function change(work: () => Promise<unknown>, done: string): Promise<boolean> {
    setBusy(true)
    try {
      await work()
      toast.push({ status: 'success', title: done })
      return true
    } catch (error) {
      const meanwhile = 'It was published or changed meanwhile. Nothing was done; look again.'
      toast.push({ status: 'error', title: lakeRefusal(error, meanwhile) })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, change }
}
