import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { formatDateTime } from '@wiring/content/parts/schedule/format-date-time.ts'
import { useState } from 'react'
import { useSchema } from 'sanity'
import { useIntentLink } from 'sanity/router'
import { useStudioClient } from '../use-studio-client.ts'
import { deleteSchedule, problemMessages, saveSchedule } from './schedule-changes.ts'
import { ScheduleForm } from './schedule-form.tsx'
import type { Scheduled } from './scheduled.ts'
import { useChange } from './use-change.ts'

const sentences = {
  publish: 'The draft will be published on',
  appears: 'Visitors see it from',
  disappears: 'Visitors see it until',
}

export function ScheduledCard({ entry }: { entry: Scheduled }) {
  const { at, what, documentId, documentType, title, publish, problem } = entry
  const client = useStudioClient()
  const link = useIntentLink({ intent: 'edit', params: { id: documentId, type: documentType } })
  const type = useSchema().get(documentType)?.title ?? documentType
  const [moving, setMoving] = useState(false)
  const { busy, change } = useChange()

  return (
    <Card
      border
      radius={3}
      padding={4}
      tone={problem ? 'caution' : 'default'}
      data-testid={`scheduled-${documentId}`}
    >
      <Stack gap={4}>
        <Stack gap={3}>
          <Text weight="semibold">{title}</Text>
          <Text size={1} muted>
            {[title === type ? '' : type, publish?.by && `scheduled by ${publish.by}`]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          <Text size={1}>
            {problem ? problemMessages[problem] : `${sentences[what]} ${formatDateTime(at)}.`}
          </Text>
        </Stack>
        <Flex gap={3} wrap="wrap">
          <Button as="a" {...link} mode="ghost" text="Open" />
          {publish && !problem && (
            <Button
              mode="ghost"
              text={moving ? 'Keep the time' : 'Change the time'}
              disabled={busy}
              onClick={() => setMoving(!moving)}
            />
          )}
          {publish && (
            <Button
              mode="ghost"
              tone="critical"
              text={problem ? 'Remove from this list' : 'Do not publish it by itself'}
              disabled={busy}
              onClick={() =>
                change(() => deleteSchedule(client, publish), 'It is off the list. The draft is as it was.')
              }
            />
          )}
        </Flex>
        {moving && publish && (
          <ScheduleForm
            at={at}
            submit="Change the time"
            busy={busy}
            onSubmit={async (next) => {
              const { revision, by } = publish
              const plan = { documentId, documentType, title, revision, by, at: next }
              const done = await change(
                () => saveSchedule(client, plan, publish),
                `It will be published on ${formatDateTime(next)}.`,
              )
              if (done) setMoving(false)
            }}
          />
        )}
      </Stack>
    </Card>
  )
}
