import { Label } from '@wiring/ui/label'
import type { ReactNode } from 'react'
import { Fold, FoldSummary } from './evidence.styles.ts'

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
      <Fold>
        <FoldSummary className="ui-label" data-tone="quiet">
          {foldedHead}
        </FoldSummary>
        {children}
      </Fold>
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
