import { Button, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { formatDateTime } from '@wiring/content/parts/schedule/format-date-time.ts'
import { type FormEvent, useState } from 'react'

interface Props {
  /** ISO 8601 */
  at?: string
  submit: string
  busy: boolean
  onSubmit: (at: string) => void
}

export function ScheduleForm({ at, submit, busy, onSubmit }: Props) {
  const [value, setValue] = useState(at ? inputTime(at) : '')
  const [late, setLate] = useState(false)
  const time = Date.parse(value)
  function send(event: FormEvent) {
    event.preventDefault()
    if (!(time > Date.now())) return setLate(true)
    onSubmit(new Date(time).toISOString())
  }
  return (
    <form onSubmit={send} noValidate>
      <Stack gap={3}>
        <Text as="label" htmlFor="publish-at" size={1} weight="semibold">
          Day and time
        </Text>
        <TextInput
          id="publish-at"
          type="datetime-local"
          value={value}
          min={inputTime(new Date())}
          aria-describedby="publish-at-said"
          onChange={({ currentTarget }) => {
            setValue(currentTarget.value)
            setLate(false)
          }}
        />
        <Text id="publish-at-said" size={1} muted role="status">
          {late && 'Choose a moment that is still to come.'}
          {!late && (Number.isNaN(time) ? 'Your own local time.' : formatDateTime(time))}
        </Text>
        <Flex>
          <Button type="submit" text={submit} tone="primary" disabled={busy || value === ''} />
        </Flex>
      </Stack>
    </form>
  )
}

const two = (number: number) => String(number).padStart(2, '0')

/** As `datetime-local` takes it. */
function inputTime(moment: string | Date): string {
  const at = new Date(moment)
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-')
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`
}
