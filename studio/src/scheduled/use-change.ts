import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'

/** `change` answers whether the write worked. */
export function useChange() {
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  async function change(work: () => Promise<unknown>, done: string): Promise<boolean> {
    setBusy(true)
    const worked = await work().then(
      () => true,
      () => false,
    )
    setBusy(false)
    toast.push(
      worked
        ? { status: 'success', title: done }
        : { status: 'error', title: 'The content lake did not answer. Nothing was changed. Try again.' },
    )
    return worked
  }
  return { busy, change }
}
