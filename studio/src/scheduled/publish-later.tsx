import { ClockIcon } from '@sanity/icons/Clock'
import { Button, Flex, Stack, Text } from '@sanity/ui'
import { draftId } from '@wiring/content/parts/rules/document-ids.ts'
import { formatDateTime } from '@wiring/content/parts/schedule/format-date-time.ts'
import { useState } from 'react'
import { type DocumentActionComponent, useCurrentUser, useSchema, useValidationStatus } from 'sanity'
import { titleOf } from '../document/document-link.tsx'
import { messageWithField } from '../publish-check/field-titles.ts'
import { OpenWarnings } from '../publish-check/open-warnings.tsx'
import { useFindings } from '../publish-check/use-findings.ts'
import { useStudioClient } from '../use-studio-client.ts'
import { deleteSchedule, problemMessages, saveSchedule } from './schedule-changes.ts'
import { ScheduleForm } from './schedule-form.tsx'
import { scheduleProblem } from './scheduled.ts'
import { useChange } from './use-change.ts'
import { useScheduleOf } from './use-scheduled.ts'

export const publishLater: DocumentActionComponent = ({ id, type, draft, published }) => {
  const client = useStudioClient()
  const user = useCurrentUser()
  const schemaType = useSchema().get(type)
  const { validation, isValidating } = useValidationStatus(draftId(id), type, true)
  const schedule = useScheduleOf(id)
  const [open, setOpen] = useState(false)
  const { busy, change } = useChange()
  const problem = schedule && scheduleProblem(schedule, draft?._rev ?? null)
  const found = useFindings({ id, type, document: draft, published, validation })
  const error = found?.find(({ level }) => level === 'error')

  const changeAndClose = async (work: () => Promise<unknown>, done: string) => {
    if (await change(work, done)) setOpen(false)
  }
  const submit = (at: string) => {
    if (!draft) return
    const title = titleOf(draft, schemaType)
    const next = { documentId: id, documentType: type, title, revision: draft._rev, at, by: user?.name ?? '' }
    void changeAndClose(
      () => saveSchedule(client, next, schedule ?? undefined),
      `It will be published on ${formatDateTime(at)}.`,
    )
  }

  if (!draft && !schedule) return null
  return {
    label: schedule ? 'Scheduled …' : 'Publish later …',
    icon: ClockIcon,
    title: 'Publishes this draft by itself at a moment that you choose',
    onHandle: () => setOpen(true),
    dialog: open && {
      type: 'dialog',
      header: 'Publish later',
      onClose: () => setOpen(false),
      content: (
        <Stack gap={5} data-testid="publish-later">
          {schedule && (
            <Text size={1} weight="semibold">
              {problem ? problemMessages[problem] : `It will be published on ${formatDateTime(schedule.at)}.`}
            </Text>
          )}
          {draft && error && (
            <Text size={1}>{`Put this right first: ${messageWithField(error, schemaType, draft)}`}</Text>
          )}
          {draft && found && !error && (
            <>
              <OpenWarnings found={found} document={draft} published={published} type={schemaType} />
              <Text size={1} muted>
                The draft as it is now will be public then; until then visitors see what they see today. If
                the draft is changed meanwhile, it waits until you choose “Publish later” again.
              </Text>
              <ScheduleForm
                key={schedule?._id}
                {...(schedule && { at: schedule.at })}
                submit={schedule ? (problem ? 'Schedule it as it is now' : 'Change the time') : 'Schedule'}
                busy={busy || isValidating}
                onSubmit={submit}
              />
            </>
          )}
          {schedule && (
            <Flex>
              <Button
                mode="ghost"
                tone="critical"
                text="Do not publish it by itself"
                disabled={busy}
                onClick={() =>
                  changeAndClose(
                    () => deleteSchedule(client, schedule),
                    'It stays a draft until you publish it.',
                  )
                }
              />
            </Flex>
          )}
        </Stack>
      ),
    },
  }
}
