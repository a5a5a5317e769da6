import { maxHoldNote } from '@wiring/contract/desk/edits'
import { useState } from 'react'
import { postAction } from '../desk-api/post-action.ts'
import { refusalText } from '../desk-api/refusal-text.ts'
import { Dialog } from '../parts/dialog.styles.ts'
import { announce } from '../shell/announce.tsx'
import type { expecting } from '../shell/map-state.ts'
import { RowProblem } from './review-row.styles.ts'
import { DialogButton, DialogContent } from './text-dialog.styles.ts'
import { TextDialog } from './text-dialog.tsx'

interface HoldProps {
  seen: ReturnType<typeof expecting>
  /** False while edits are not saved. */
  ready?: () => Promise<boolean>
  reread: () => Promise<void>
}

export function HoldDialog({ seen, ready, reread }: HoldProps) {
  if (seen.expected_state === 'on_hold')
    return <ResumeDialog resume={() => postAction('resume', seen)} reread={reread} />
  return (
    <TextDialog
      id="hold"
      map={seen.map_id}
      title="Put on hold"
      label="Why, and what it waits for"
      hint="Everybody at the desk reads this note. The applicant does not."
      maxLength={maxHoldNote}
      submit="Hold"
      onSubmit={async (note) => {
        if (note.trim() === '') return 'A map on hold needs a note: the next operator has nothing else.'
        if (ready && !(await ready())) return 'Not held: your last edits are not saved yet.'
        const answer = await postAction('hold', { ...seen, note: note.trim() })
        if (answer.status === 'invalid') return answer.problem
        await reread()
        if (answer.status !== 'ok') return refusalText('Not held', answer.status)
        announce('On hold')
        return true
      }}
    />
  )
}

function ResumeDialog({
  resume,
  reread,
}: {
  resume: () => Promise<{ status: string }>
  reread: () => Promise<void>
}) {
  const [problem, setProblem] = useState<string | null>(null)
  return (
    <Dialog id="hold" title="Take it up again">
      <DialogContent>
        <p>The map goes back to the review. Its edits are as they were.</p>
        <RowProblem role="status">{problem}</RowProblem>
        <DialogButton
          kind="primary"
          onClick={async () => {
            const { status } = await resume()
            if (status !== 'ok') return setProblem(refusalText('Not taken up', status))
            await reread()
            announce('In review again')
          }}
        >
          Resume
        </DialogButton>
      </DialogContent>
    </Dialog>
  )
}
