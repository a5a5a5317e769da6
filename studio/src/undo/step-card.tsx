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

const isFirst = ({ documents }: UndoStep) => documents.every(({ before }) => before === null)

export function StepCard({ step, onUndone }: Props) {
  const [open, setOpen] = useState(false)
  const undoing = useUndo(step, onUndone)
  const ids = step.documents.map(({ now }) => now._id)
  return (
    <Card border radius={3} padding={4} data-testid={`undo-${ids.join('+')}`}>
      <Stack gap={4}>
        <Flex gap={4} align="center" justify="space-between" wrap="wrap">
          <StepTitle step={step} />
          {!open && <Button mode="ghost" text="What changed?" onClick={() => setOpen(true)} />}
        </Flex>
        {open && <OpenStep step={step} {...undoing} onClose={() => setOpen(false)} />}
      </Stack>
    </Card>
  )
}

function StepTitle({ step }: { step: UndoStep }) {
  const schema = useSchema()
  const { act, documents } = step
  const [author] = useUser(act.author ?? '')
  const titles = documents.map(({ made }) => titleOf(made, schema.get(made._type))).join(', ')
  const types = [...new Set(documents.map(({ now }) => schema.get(now._type)?.title ?? now._type))].join(', ')
  return (
    <Stack gap={3}>
      <Text weight="semibold">{titles}</Text>
      <Text size={1} muted>
        {types === titles ? '' : `${types} · `}
        {isFirst(step) ? 'first published on ' : 'published on '}
        {formatDateTime(act.timestamp)}
        {author && ` by ${author.displayName}`}
      </Text>
    </Stack>
  )
}

interface OpenStepProps extends Undoing {
  step: UndoStep
  onClose: () => void
}

function OpenStep({ step, undo, busy, refusals, onClose }: OpenStepProps) {
  const { documents } = step
  const isRequired =
    isFirst(step) && documents.some(({ now }) => (singletons as readonly string[]).includes(now._type))
  const putBack = documents.length > 1 ? 'Put all of this back' : 'Put this back'
  return (
    <>
      {documents.map((change) => (
        <ChangeList key={change.now._id} change={change} titled={documents.length > 1} />
      ))}
      {isRequired && <Text size={1}>This is its first version, and the site cannot be without it.</Text>}
      {refusals.length > 0 && <Refusals refusals={refusals} />}
      <Flex gap={3} wrap="wrap">
        {!isRequired && (
          <Button
            tone="critical"
            text={isFirst(step) ? 'Take it off the site' : putBack}
            disabled={busy}
            onClick={undo}
          />
        )}
        <Button mode="bleed" text="Keep as it is" disabled={busy} onClick={onClose} />
      </Flex>
    </>
  )
}

function Refusals({ refusals }: { refusals: readonly string[] }) {
  return (
    <Card padding={3} tone="critical" radius={2} border role="alert">
      <Stack gap={3}>
        <Text size={1} weight="semibold">
          Not put back, as the site would then break a rule. Change it by hand, or undo what came after it
          first.
        </Text>
        {refusals.map((sentence) => (
          <Text size={1} key={sentence}>
            {sentence}
          </Text>
        ))}
      </Stack>
    </Card>
  )
}

interface Undoing {
  undo: () => Promise<void>
  busy: boolean
  refusals: readonly string[]
}

function useUndo(step: UndoStep, onUndone: () => Promise<void>): Undoing {
  const client = useStudioClient()
  const source = useSource()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const [refusals, setRefusals] = useState<string[]>([])

  const putBack = async () => {
    const broken = await brokenRules(client, source, step)
    if (broken.length > 0) return setRefusals(broken)
    await undoStep(client, step)
    toast.push({
      status: 'success',
      title: isFirst(step)
        ? 'It is off the site, and a draft again.'
        : 'The earlier version is public again.',
    })
    await onUndone()
  }
  const undo = async () => {
    setBusy(true)
    setRefusals([])
    try {
      await putBack()
    } catch (error) {
      toast.push({
        status: 'error',
        title: lakeRefusal(error, 'Somebody has published meanwhile. Look again.'),
      })
      if (isConflict(error)) await onUndone()
    }
    setBusy(false)
  }
  return { undo, busy, refusals }
}
