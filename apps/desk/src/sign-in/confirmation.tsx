'use client'

import { createContext, type ReactNode, useContext, useState } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'

type ConfirmationProvider = <Answer extends { status: string }>(
  action: () => Promise<Answer>,
) => Promise<Answer>

const context = createContext<ConfirmationProvider>((action) => action())

/** On `confirm` asks for the second factor and repeats the action. */
export const useConfirmation = (): ConfirmationProvider => useContext(context)

export function ConfirmationProvider({ children }: { children: ReactNode }) {
  const [pending, setPending] = useState<{ settle: (confirmed: boolean) => void } | null>(null)

  async function withConfirmation<Answer extends { status: string }>(
    action: () => Promise<Answer>,
  ): Promise<Answer> {
    const answer = await action()
    if (answer.status !== 'confirm') return answer
    const confirmed = await new Promise<boolean>((settle) => setPending({ settle }))
    setPending(null)
    return confirmed ? await action() : answer
  }

  return (
    <context.Provider value={withConfirmation}>
      {children}
      {pending && <ConfirmDialog onEnd={pending.settle} />}
    </context.Provider>
  )
}
