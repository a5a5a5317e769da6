'use client'

import { type ExportAsked, exportAsked, exportSets } from '@wiring/contract/desk/export'
import { Button } from '@wiring/ui/button'
import { Field } from '@wiring/ui/field'
import { type SubmitEvent, useState } from 'react'
import { postAction } from '../desk-api/post-action.ts'
import { announce } from '../shell/announce.tsx'
import { ScreenHead } from '../shell/screen-head.tsx'
import { useConfirmation } from '../sign-in/confirmation.tsx'
import { ExportFrame } from './export-frame.ts'
import { RadioGroup } from './radio-group.tsx'
import { saveFile } from './save-file.ts'

const viewNames: Record<ExportAsked['view'], string> = {
  all: 'All',
  finished: 'Finished',
  unfinished: 'Not finished',
  waiting: 'Map waiting or in review',
  care: 'Map needs care',
  on_hold: 'Map on hold',
  draft_failed: 'Draft failed',
  signed: 'Signed, mail on its way',
  refused: 'Refused by a mail server',
  delivered: 'Delivered',
}

export function ExportScreen({ set: initialSet }: { set: ExportAsked['set'] }) {
  const withConfirmation = useConfirmation()
  const [set, setSet] = useState(initialSet)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>('')

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '').trim() || null
    const parsed = exportAsked.safeParse({
      set,
      format: form.get('format'),
      view: form.get('view') ?? 'all',
      from: text('from'),
      to: text('to'),
      search: text('search'),
    })
    // The only fields that take what the schema does not: a year of five digits.
    if (!parsed.success) return setProblem('day')
    const request = parsed.data
    if (request.from !== null && request.to !== null && request.from > request.to) return setProblem('days')
    setBusy(true)
    setProblem('')
    const answer = await withConfirmation(() => postAction('export_begin', request))
    if (answer.status === 'signed_out') return location.reload()
    if (answer.status !== 'ok') {
      setBusy(false)
      return setProblem(answer.status === 'confirm' ? '' : 'failed')
    }
    announce('The file is being made.')
    const { set: of, format } = request
    const outcome = await saveFile(`/api/export/${answer.export_id}?set=${of}&format=${format}`)
    setBusy(false)
    if (outcome === 'signed_out') return location.reload()
    if (outcome === 'failed') return setProblem('broken')
    announce('The file is saved.')
  }
  return (
    <ExportFrame>
      <ScreenHead title="Export" />
      <form onSubmit={send}>
        <RadioGroup
          name="set"
          legend="What"
          names={{ sessions: 'Sessions and maps', waitlist: 'Waitlist', operators: 'Operators' }}
          of={exportSets}
          chosen={set}
          onChoose={setSet}
        />
        {set === 'sessions' && (
          <>
            <div className="ui-field">
              <label htmlFor="view">Which sessions</label>
              <select id="view" name="view">
                {Object.entries(viewNames).map(([view, name]) => (
                  <option key={view} value={view}>
                    {name}
                  </option>
                ))}
              </select>
            </div>
            <div className="export-days">
              <Field id="from" name="from" type="date" label="Signed up from" />
              <Field
                id="to"
                name="to"
                type="date"
                label="to"
                error={problem === 'days' ? 'This day is before the first.' : undefined}
              />
            </div>
            <Field
              id="search"
              name="search"
              label="Name or address contains"
              maxLength={100}
              autoComplete="off"
            />
          </>
        )}
        <RadioGroup
          name="format"
          legend="As"
          names={{ csv: 'CSV, for spreadsheets', jsonl: 'JSON lines, for programs' }}
          of={['csv', 'jsonl']}
        />
        <p className="export-hint">
          In the CSV an apostrophe stands before what a spreadsheet would calculate. A draft or a profile may
          be longer than the 32,767 characters that Excel shows of a cell: the file has it whole, and JSON
          lines hold everything as it was stored.
        </p>
        <p className="export-hint">
          Every stored value is in the file, addresses included. The log says that you exported it. Keep it no
          longer than you need it: a deletion at the desk does not reach it.
        </p>
        <div>
          <Button kind="primary" type="submit" busy={busy} busyLabel="Preparing …">
            Export
          </Button>
        </div>
        <p role="alert" className="problem">
          {sentenceOf(problem)}
        </p>
      </form>
    </ExportFrame>
  )
}

type Problem = '' | 'days' | 'day' | 'failed' | 'broken'

const sentences: Partial<Record<Problem, string>> = {
  failed: 'The export could not begin. Try again.',
  broken: 'The file could not be read to its end, and nothing of it was kept. Try again.',
  day: 'A day has a year of four digits.',
}

const sentenceOf = (problem: Problem) => {
  const sentence = sentences[problem]
  return sentence && <span>{sentence}</span>
}
