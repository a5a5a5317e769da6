import { Button } from '@wiring/ui/button'
import { VisuallyHidden } from '@wiring/ui/visually-hidden'
import { groupProblems } from './group-problems.ts'
import type { Problem } from './tray/tray-state.ts'

export interface ProblemListProps {
  readonly problems: readonly Problem[]
  /** No place is left for one more picture. */
  readonly full: boolean
  readonly onShrink: (id: string) => void
  readonly onDismiss: (ids: readonly string[]) => void
}

/**
 * Files that were not taken, those with the same reason together, until they are put right or dismissed. The region is there
 * before the first one, so that it is read out.
 */
export function ProblemList({ problems, full, onShrink, onDismiss }: ProblemListProps) {
  return (
    <ul
      className="misfits"
      aria-label="Files that were not added"
      aria-live="polite"
      aria-relevant="additions"
    >
      {groupProblems(problems).map(({ id, title, members }) => (
        <li key={id} data-item={id} className="misfit">
          <div className="misfit-words">
            <strong>{title}</strong>{' '}
            {members.map((problem) => (
              <p key={problem.id}>
                <bdi>{problem.message.description}</bdi>
              </p>
            ))}
          </div>
          <div className="misfit-actions">
            {members[0]?.shrinkable &&
              (full ? (
                <p className="screen-hint">Remove a picture to make room for it.</p>
              ) : (
                <Button onClick={() => onShrink(id)}>Shrink and use</Button>
              ))}
            <Button kind="quiet" onClick={() => onDismiss(members.map((problem) => problem.id))}>
              Dismiss
              <VisuallyHidden>: {members.map(({ message }) => message.description).join(' ')}</VisuallyHidden>
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}
