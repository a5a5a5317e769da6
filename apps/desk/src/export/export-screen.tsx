'use client'

import { type ExportAsked, exportSets } from '@wiring/contract/desk/export'
import { Field } from '@wiring/ui/field'
import { useState } from 'react'
import styled from 'styled-components'
import { Button } from '../parts/button.styles.ts'
import { Problem } from '../parts/problem.styles.ts'
import { SelectField } from '../parts/select-field.tsx'
import { QuietText } from '../parts/text.styles.ts'
import { ScreenHead } from '../shell/screen-head.tsx'
import { RadioGroup } from './radio-group.tsx'
import { daysTurned, useExport } from './use-export.ts'

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

const Form = styled.form`
  display: grid;
  gap: var(--space-5);
  width: min(560px, 100%);
  padding: 28px var(--edge) var(--space-8);
`

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: 16px;
`

export function ExportScreen({ set: initialSet }: { set: ExportAsked['set'] }) {
  const [set, setSet] = useState(initialSet)
  const { send, busy, problem } = useExport(set)
  return (
    <>
      <ScreenHead title="Export" />
      <Form onSubmit={send}>
        <RadioGroup
          name="set"
          legend="What"
          labels={{ sessions: 'Sessions and maps', waitlist: 'Waitlist', operators: 'Operators' }}
          values={exportSets}
          chosen={set}
          onChoose={setSet}
        />
        {set === 'sessions' && <WhichSessions dayProblem={problem === daysTurned ? problem : undefined} />}
        <RadioGroup
          name="format"
          legend="As"
          labels={{ csv: 'CSV, for spreadsheets', jsonl: 'JSON lines, for programs' }}
          values={['csv', 'jsonl']}
        />
        <QuietText>
          In the CSV an apostrophe stands before what a spreadsheet would calculate. A draft or a profile may
          be longer than the 32,767 characters that Excel shows of a cell: the file has it whole, and JSON
          lines hold everything as it was stored.
        </QuietText>
        <QuietText>
          Every stored value is in the file, addresses included. The log says that you exported it. Keep it no
          longer than you need it: a deletion at the desk does not reach it.
        </QuietText>
        <div>
          <Button kind="primary" type="submit" busy={busy} busyLabel="Preparing …">
            Export
          </Button>
        </div>
        <Problem role="alert">{problem !== daysTurned && problem && <span>{problem}</span>}</Problem>
      </Form>
    </>
  )
}

function WhichSessions({ dayProblem }: { dayProblem: string | undefined }) {
  return (
    <>
      <SelectField id="view" name="view" label="Which sessions">
        {Object.entries(viewNames).map(([view, name]) => (
          <option key={view} value={view}>
            {name}
          </option>
        ))}
      </SelectField>
      <Days>
        <Field id="from" name="from" type="date" label="Signed up from" />
        <Field id="to" name="to" type="date" label="to" error={dayProblem} />
      </Days>
      <Field id="search" name="search" label="Name or address contains" maxLength={100} autoComplete="off" />
    </>
  )
}
