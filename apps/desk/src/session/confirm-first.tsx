'use client'

import { createContext, type ReactNode, useContext, useState } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'

type ConfirmFirst = <Answer extends { status: string }>(action: () => Promise<Answer>) => Promise<Answer>

const context = createContext<ConfirmFirst>((action) => action())

/** On {status: 'confirm'} asks for the second factor and repeats; closing the dialog keeps that answer. */
export const useConfirmFirst = (): ConfirmFirst => useContext(context)

export function ConfirmFirst({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<{ settle: (confirmed: boolean) => void } | null>(null)

  async function confirmFirst<Answer extends { status: string }>(
    action: () => Promise<Answer>,
  ): Promise<Answer> {
    const answer = await action()
    if (answer.status !== 'confirm') return answer
    const confirmed = await new Promise<boolean>((settle) => setAsked({ settle }))
    setAsked(null)
    return confirmed ? await action() : answer
  }

  return (
    <context.Provider value={confirmFirst}>
      {children}
      {asked && <ConfirmDialog onEnd={asked.settle} />}
    </context.Provider>
  )
}
