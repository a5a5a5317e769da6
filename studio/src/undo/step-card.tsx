import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { formatDateTime } from '@wiring/content/parts/schedule/format-date-time.ts'
import { singletons } from '@wiring/content/singletons'
import { useState } from 'react'
import { useSchema, useSource, useUser } from 'sanity'
import { titleOf } from '../document/document-link.tsx'
import { isConflict, lakeRefusal } from '../lake-refusal.ts'
import { useStudioClient } from '../use-studio-client.ts'
import { brokenRules } from './broken-rules.ts'
import { ChangeList } from './change-list.tsx'
import { type UndoStep, undoStep } from './steps.ts'

interface Props {
  step: UndoStep
  onUndone: () => Promise<void>
}

export function StepCard({ step, onUndone }: Props) {
  const client = useStudioClient()
  const source = useSource()
  const schema = useSchema()
  const toast = useToast()
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refusals, setRefusals] = useState<string[]>([])
  const { act, documents } = step
  const [author] = useUser(act.author ?? '')
  const first = documents.every(({ before }) => before === null)
  const required = first && documents.some(({ now }) => (singletons as readonly string[]).includes(now._type))

  const putBack = documents.length > 1 ? 'Put all of this back' : 'Put this back'
  const titles = documents.map(({ made }) => titleOf(made, schema.get(made._type))).join(', ')
  const types = [...new Set(documents.map(({ now }) => schema.get(now._type)?.title ?? now._type))].join(', ')

  async function undo() {
    setBusy(true)
    setRefusals([])
    try {
      const broken = await brokenRules(client, source, step)
      if (broken.length > 0) setRefusals(broken)
      else {
        await undoStep(client, step)
        toast.push({
          status: 'success',
          title: first ? 'It is off the site, and a draft again.' : 'The earlier version is public again.',
        })
        await onUndone()
      }
    } catch (error) {
      toast.push({
        status: 'error',
        title: lakeRefusal(error, 'Somebody has published meanwhile. Look again.'),
      })
      if (isConflict(error)) await onUndone()
    }
    setBusy(false)
  }

  return (
    <Card border radius={3} padding={4} data-testid={`undo-${documents.map(({ now }) => now._id).join('+')}`}>
      <Stack gap={4}>
        <Flex gap={4} align="center" justify="space-between" wrap="wrap">
          <Stack gap={3}>
            <Text weight="semibold">{titles}</Text>
            <Text size={1} muted>
              {types === titles ? '' : `${types} · `}
              {first ? 'first published on ' : 'published on '}
              {formatDateTime(act.timestamp)}
              {author && ` by ${author.displayName}`}
            </Text>
          </Stack>
          {!open && <Button mode="ghost" text="What changed?" onClick={() => setOpen(true)} />}
        </Flex>
        {open && (
          <>
            {documents.map((change) => (
              <ChangeList key={change.now._id} change={change} titled={documents.length > 1} />
            ))}
            {required && <Text size={1}>This is its first version, and the site cannot be without it.</Text>}
            {refusals.length > 0 && (
              <Card padding={3} tone="critical" radius={2} border role="alert">
                <Stack gap={3}>
                  <Text size={1} weight="semibold">
                    Not put back, as the site would then break a rule. Change it by hand, or undo what came
                    after it first.
                  </Text>
                  {refusals.map((sentence) => (
                    <Text size={1} key={sentence}>
                      {sentence}
                    </Text>
                  ))}
                </Stack>
              </Card>
            )}
            <Flex gap={3} wrap="wrap">
              {!required && (
                <Button
                  tone="critical"
                  text={first ? 'Take it off the site' : putBack}
                  disabled={busy}
                  onClick={undo}
                />
              )}
              <Button mode="bleed" text="Keep as it is" disabled={busy} onClick={() => setOpen(false)} />
            </Flex>
          </>
        )}
      </Stack>
    </Card>
  )
}
