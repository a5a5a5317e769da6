import type { Message } from '@wiring/session/messages'
import { refusalMessage } from './picture-messages.ts'
import type { RefusedFile } from './queue/pictures-state.ts'

export interface RefusedGroup {
  /** That of its first file. */
  id: string
  title: string
  shrinkable: boolean
  files: readonly { id: string; message: Message }[]
}

/** Groups by title; an offer to shrink stays alone, since it is about one file. */
export function groupRefused(refused: readonly RefusedFile[]): RefusedGroup[] {
  const groups = new Map<string, RefusedGroup>()
  for (const { id, name, refusal, shrinkable } of refused) {
    const message = refusalMessage(name, refusal)
    const key = shrinkable ? id : `every ${message.title}`
    const group = groups.get(key) ?? { id, title: message.title, shrinkable, files: [] }
    groups.set(key, { ...group, files: [...group.files, { id, message }] })
  }
  return [...groups.values()]
}
