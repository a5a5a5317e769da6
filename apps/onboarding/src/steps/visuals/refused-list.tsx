import type { Message } from '@wiring/session/messages'
import { Button } from '@wiring/ui/button'
import { VisuallyHidden } from '@wiring/ui/visually-hidden'
import { refusalMessage } from './picture-texts.ts'
import type { RefusedFile } from './queue/pictures-state.ts'
import type { UploadQueue } from './queue/upload-queue.ts'

export interface RefusedGroup {
  id: string
  title: string
  shrinkable: boolean
  files: readonly { id: string; message: Message }[]
}

export function groupRefused(refused: readonly RefusedFile[]): RefusedGroup[] {
  const groups = new Map<string, RefusedGroup>()
  for (const { id, name, refusal, shrinkable } of refused) {
    const message = refusalMessage(name, refusal)
    // An offer to shrink is about one file.
    const key = shrinkable ? id : `every ${message.title}`
    const group = groups.get(key) ?? { id, title: message.title, shrinkable: shrinkable !== null, files: [] }
    groups.set(key, { ...group, files: [...group.files, { id, message }] })
  }
  return [...groups.values()]
}

export interface RefusedListProps {
  refused: readonly RefusedFile[]
  full: boolean
  queue: UploadQueue
}

/** Also when empty: only additions to a live region are announced. */
export function RefusedList({ refused, full, queue }: RefusedListProps) {
  return (
    <ul
      className="refused-list"
      aria-label="Files that were not added"
      aria-live="polite"
      aria-relevant="additions"
    >
      {groupRefused(refused).map(({ id, title, shrinkable, files }) => (
        <li key={id} data-item={id} className="refused">
          <div className="refused-text">
            <strong>{`${title} `}</strong>
            {files.map((file) => (
              <p key={file.id}>
                <bdi>{file.message.description}</bdi>
              </p>
            ))}
          </div>
          <div className="refused-actions">
            {shrinkable &&
              (full ? (
                <p className="screen-hint">Remove a picture to make room for it.</p>
              ) : (
                <Button className="refused-action" onClick={() => queue.shrink(id)}>
                  Shrink and use
                </Button>
              ))}
            <Button kind="quiet" onClick={() => queue.dismiss(...files.map(({ id }) => id))}>
              <span>Dismiss</span>
              <VisuallyHidden>{`: ${files.map(({ message }) => message.description).join(' ')}`}</VisuallyHidden>
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}
