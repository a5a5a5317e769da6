'use client'

import { createContext, type ReactNode, useContext, useState } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'

type ConfirmationProvider = <Answer extends { status: string }>(action: () => Promise<Answer>) => Promise<Answer>

const context = createContext<ConfirmationProvider>((action) => action())

/** On {status: 'confirm'} asks for the second factor and repeats; closing the dialog keeps that answer. */
export const useConfirmation = (): ConfirmationProvider => useContext(context)

export function ConfirmationProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<{ settle: (confirmed: boolean) => void } | null>(null)

  async function withConfirmation<Answer extends { status: string }>(
    action: () => Promise<Answer>,
  ): Promise<Answer> {
    const answer = await action()
    if (answer.status !== 'confirm') return answer
    const confirmed = await new Promise<boolean>((settle) => setAsked({ settle }))
    setAsked(null)
    return confirmed ? await action() : answer
  }

  return (
    <context.Provider value={withConfirmation}>
      {children}
      {asked && <ConfirmDialog onEnd={asked.settle} />}
    </context.Provider>
  )
}
