import { Button } from '@wiring/ui/button'
import { VisuallyHidden } from '@wiring/ui/visually-hidden'
import type { Problem } from './tray/tray-state.ts'

export interface ProblemListProps {
  readonly problems: readonly Problem[]
  readonly onShrink: (id: string) => void
  readonly onDismiss: (id: string) => void
}

/**
 * Files that were not taken, each with its reason, until it is put right or dismissed. The region is there before the first
 * one, so that it is read out.
 */
export function ProblemList({ problems, onShrink, onDismiss }: ProblemListProps) {
  return (
    <ul
      className="misfits"
      aria-label="Files that were not added"
      aria-live="polite"
      aria-relevant="additions"
    >
      {problems.map(({ id, message, shrinkable }) => (
        <li key={id} data-item={id} className="misfit">
          <p>
            <strong>{message.title}</strong> <bdi>{message.description}</bdi>
          </p>
          <div className="misfit-actions">
            {shrinkable && <Button onClick={() => onShrink(id)}>Shrink and use</Button>}
            <Button kind="quiet" onClick={() => onDismiss(id)}>
              Dismiss<VisuallyHidden>: {message.description}</VisuallyHidden>
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}
