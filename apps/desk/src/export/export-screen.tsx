'use client'

import { type ExportAsked, exportAsked, exportSets } from '@wiring/session/desk/export'
import { Button } from '@wiring/ui/button'
import { Field } from '@wiring/ui/field'
import { type SubmitEvent, useState } from 'react'
import { act } from '../desk-api/act.ts'
import { useConfirmFirst } from '../session/confirm-first.tsx'
import { announce } from '../shell/announce.tsx'
import { ScreenHead } from '../table/screen-head.tsx'
import { Choice } from './choice.tsx'
import { ExportFrame } from './export-frame.ts'
import { formatNames, setNames, viewNames } from './names.ts'

const text = (form: FormData, name: string) => String(form.get(name) ?? '').trim() || null

export function ExportScreen({ set: given }: { set: ExportAsked['set'] }) {
  const confirmFirst = useConfirmFirst()
  const [set, setSet] = useState(given)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<'' | 'days' | 'failed'>('')

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = new FormData(event.currentTarget)
    const sessions = set === 'sessions'
    const asked = exportAsked.parse({
      set,
      format: form.get('format'),
      view: sessions ? form.get('view') : 'all',
      from: sessions ? text(form, 'from') : null,
      to: sessions ? text(form, 'to') : null,
      search: sessions ? text(form, 'search') : null,
    })
    if (asked.from !== null && asked.to !== null && asked.from > asked.to) return setProblem('days')
    setBusy(true)
    setProblem('')
    const answer = await confirmFirst(() => act('export_begin', asked))
    setBusy(false)
    if (answer.status === 'signed_out') return location.reload()
    if (answer.status !== 'ok') return setProblem(answer.status === 'confirm' ? '' : 'failed')
    announce('The file is on its way.')
    location.assign(`/api/export/${answer.export_id}?set=${asked.set}&format=${asked.format}`)
  }
  return (
    <ExportFrame>
      <ScreenHead title="Export" />
      <form onSubmit={send}>
        <Choice name="set" legend="What" names={setNames} of={exportSets} chosen={set} onChoose={setSet} />
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
        <Choice name="format" legend="As" names={formatNames} of={['csv', 'jsonl']} />
        <p className="export-hint">
          Every stored value is in the file, addresses included. The log says that you exported it. Keep it no
          longer than you need it: a deletion at the desk does not reach it.
        </p>
        <div>
          <Button kind="primary" type="submit" busy={busy} busyLabel="Preparing …">
            Export
          </Button>
        </div>
        <p role="alert" className="export-problem">
          {problem === 'failed' && 'The export could not begin. Try again.'}
        </p>
      </form>
    </ExportFrame>
  )
}
