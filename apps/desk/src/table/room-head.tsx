import type { ReactNode } from 'react'
import { RoomHeadFrame } from './room-head-frame.ts'

/** The strip over a room: its name, and what can be chosen. */
export function RoomHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <RoomHeadFrame>
      <h1>{title}</h1>
      {children}
    </RoomHeadFrame>
  )
}
