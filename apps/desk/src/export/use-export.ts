import { type ExportAsked, exportAsked } from '@wiring/contract/desk/export'
import { type SubmitEvent, useState } from 'react'
import { postAction } from '../desk-api/post-action.ts'
import { announce } from '../shell/announce.tsx'
import { useConfirmation } from '../sign-in/confirmation.tsx'
import { saveFile } from './save-file.ts'

/** `day`: one has no year of four digits. `days`: the last is before the first. */
export type ExportProblem = 'day' | 'days' | 'failed' | 'broken'

export function useExport(set: ExportAsked['set']) {
  const withConfirmation = useConfirmation()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<ExportProblem | null>(null)

  const saveExport = async (asked: ExportAsked): Promise<ExportProblem | 'signed_out' | null> => {
    const answer = await withConfirmation(() => postAction('export_begin', asked))
    if (answer.status === 'signed_out') return 'signed_out'
    if (answer.status === 'confirm') return null
    if (answer.status !== 'ok') return 'failed'
    announce('The file is being made.')
    const outcome = await saveFile(`/api/export/${answer.export_id}?set=${asked.set}&format=${asked.format}`)
    if (outcome === 'signed_out') return 'signed_out'
    if (outcome === 'failed') return 'broken'
    announce('The file is saved.')
    return null
  }

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const asked = readForm(set, new FormData(event.currentTarget))
    if (typeof asked === 'string') return setProblem(asked)
    setProblem(null)
    setBusy(true)
    const outcome = await saveExport(asked)
    if (outcome === 'signed_out') return location.reload()
    setBusy(false)
    setProblem(outcome)
  }
  return { send, busy, problem }
}

function readForm(set: ExportAsked['set'], form: FormData): ExportAsked | ExportProblem {
  const text = (name: string) => String(form.get(name) ?? '').trim() || null
  const asked = exportAsked.safeParse({
    set,
    format: form.get('format'),
    view: form.get('view') ?? 'all',
    from: text('from'),
    to: text('to'),
    search: text('search'),
  })
  // The only fields that take what the schema does not: a year of five digits.
  if (!asked.success) return 'day'
  const { from, to } = asked.data
  return from !== null && to !== null && from > to ? 'days' : asked.data
}
