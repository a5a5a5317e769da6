import { maxEditText } from '@wiring/contract/desk/edits'
import { TextDialog } from './text-dialog.tsx'
import type { Actions } from './use-actions.ts'

export function NoteDialog({ map, actions }: { map: string; actions: Actions }) {
  return (
    <TextDialog
      id="note"
      map={map}
      title="The studio’s note"
      label="One sentence of your own"
      hint="Printed under “The studio’s note”, without evidence. At most three on a sheet."
      maxLength={maxEditText}
      submit="Add it"
      onSubmit={async (text) =>
        actions.edited({ kind: 'note', text }, 'The note was added') || actions.problemText()
      }
    />
  )
}
