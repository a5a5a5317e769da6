import { type ExportAsked, exportAsked } from '@wiring/contract/desk/export'
import { type SubmitEvent, useState } from 'react'
import { postAction } from '../desk-api/post-action.ts'
import { refusalText } from '../desk-api/refusal-text.ts'
import { announce } from '../shell/announce.tsx'
import { useConfirmation } from '../sign-in/confirmation.tsx'
import { saveFile } from './save-file.ts'

/** Said at the last day, all else at the button. */
export const daysTurned = 'This day is before the first.'

export function useExport(set: ExportAsked['set']) {
  const withConfirmation = useConfirmation()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')

  /** Returns what hindered it. */
  const saveExport = async (asked: ExportAsked): Promise<string> => {
    const answer = await withConfirmation(() => postAction('export_begin', asked))
    if (answer.status === 'confirm') return ''
    if (answer.status !== 'ok') return refusalText('Not exported', answer.status)
    announce('The file is being made.')
    const outcome = await saveFile(`/api/export/${answer.export_id}?set=${asked.set}&format=${asked.format}`)
    if (outcome === 'signed_out') return refusalText('Not exported', outcome)
    if (outcome === 'failed')
      return 'The file could not be read to its end, and nothing of it was kept. Try again.'
    announce('The file is saved.')
    return ''
  }

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const asked = readForm(set, new FormData(event.currentTarget))
    if (typeof asked === 'string') return setProblem(asked)
    setProblem('')
    setBusy(true)
    const hindrance = await saveExport(asked)
    setBusy(false)
    setProblem(hindrance)
  }
  return { send, busy, problem }
}

function readForm(set: ExportAsked['set'], form: FormData): ExportAsked | string {
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
  if (!asked.success) return 'A day has a year of four digits.'
  const { from, to } = asked.data
  return from !== null && to !== null && from > to ? daysTurned : asked.data
}
