import { Label } from '@wiring/ui/label'
import type { ReactNode } from 'react'

interface FoldingProps {
  folded: boolean
  head: ReactNode
  /** Instead of the head; it opens the rest. */
  foldedHead: ReactNode
  children: ReactNode
}

/** Evidence that was read before folds to its head. */
export function Folding({ folded, head, foldedHead, children }: FoldingProps) {
  if (folded)
    return (
      <details>
        <summary className="ui-label" data-tone="quiet">
          {foldedHead}
        </summary>
        {children}
      </details>
    )
  return (
    <>
      <Label as="p" tone="quiet">
        {head}
      </Label>
      {children}
    </>
  )
}
