'use client'

import { Button } from '@wiring/ui/button'
import { useWizard } from './wizard-context.ts'
import { thanksScreen, type View, welcomeScreen } from './wizard-state.ts'

const targets: Record<2 | 3 | 4, { label: string; view: View }> = {
  2: { label: 'Back to the survey', view: { step: 1, screen: thanksScreen } },
  3: { label: 'Back to the prompt', view: { step: 2, screen: welcomeScreen } },
  4: { label: 'Back to the visuals', view: { step: 3, screen: welcomeScreen } },
}

/** In-app browsers of phones have no Back button. */
export function BackLink({ from }: { from: 2 | 3 | 4 }) {
  const { go } = useWizard()
  const { label, view } = targets[from]
  return (
    <Button kind="quiet" onClick={() => go(view)}>
      {label}
    </Button>
  )
}
