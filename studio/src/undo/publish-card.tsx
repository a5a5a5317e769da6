import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { useClient, useSchema } from 'sanity'
import { titlesOf } from '../publish-check/titles-of.ts'
import { type Difference, differences, wayBack } from './differences.ts'
import { versionBefore } from './history.ts'

export interface Publish {
  _id: string
  _type: string
  _rev: string
  _updatedAt: string
  title: string
}

interface Props {
  publish: Publish
  /** Called when the document was put back. */
  onUndone: () => Promise<void>
}

interface Way {
  rev: string
  changes: Difference[]
  set: Record<string, unknown>
  unset: string[]
}

/** One published document: shows what its last publish changed, and puts it back when asked. */
export function PublishCard({ publish, onUndone }: Props) {
  const client = useClient({ apiVersion: '2025-02-19' })
  const schema = useSchema()
  const toast = useToast()
  const [way, setWay] = useState<Way | 'none' | null>(null)
  const [busy, setBusy] = useState(false)
  const schemaType = schema.get(publish._type)
  const type = schemaType?.title ?? publish._type
  const titled = (field: string[]) => (schemaType ? titlesOf(schemaType, field) : field).join(' › ')

  async function guarded(work: () => Promise<void>) {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      const late = error instanceof Error && /revision|409/i.test(error.message)
      toast.push({
        status: 'error',
        title: late
          ? 'Somebody has published meanwhile. Look again.'
          : 'The content lake did not answer. Try again.',
      })
    }
    setBusy(false)
  }

  const look = () =>
    guarded(async () => {
      const now = await client.getDocument(publish._id)
      const before = await versionBefore(client, publish._id)
      if (!now || !before) return setWay('none')
      setWay({ rev: now._rev, changes: differences(now, before), ...wayBack(now, before) })
    })

  const putBack = ({ rev, set, unset }: Way) =>
    guarded(async () => {
      await client.patch(publish._id).ifRevisionId(rev).set(set).unset(unset).commit()
      setWay(null)
      toast.push({ status: 'success', title: 'The earlier version is public again.' })
      await onUndone()
    })

  return (
    <Card border radius={3} padding={4} data-testid={`undo-${publish._id}`}>
      <Stack gap={4}>
        <Flex gap={4} align="center" justify="space-between" wrap="wrap">
          <Stack gap={3}>
            <Text weight="semibold">{publish.title === publish._type ? type : publish.title}</Text>
            <Text size={1} muted>
              {type} · last published {new Date(publish._updatedAt).toLocaleString()}
            </Text>
          </Stack>
          {!way && <Button mode="ghost" text="What changed?" disabled={busy} onClick={look} />}
        </Flex>
        {way === 'none' && (
          <Text size={1} muted>
            This is its first version; there is nothing to go back to.
          </Text>
        )}
        {way && way !== 'none' && (
          <>
            {way.changes.map(({ field, now, before }) => (
              <Stack gap={2} key={field.join()}>
                <Text size={1} weight="semibold">
                  {titled(field)}
                </Text>
                <Text size={1} muted>
                  Public now: {now}
                </Text>
                <Text size={1}>Back to: {before}</Text>
              </Stack>
            ))}
            <Flex gap={3} wrap="wrap">
              <Button tone="critical" text="Put this back" disabled={busy} onClick={() => putBack(way)} />
              <Button mode="bleed" text="Keep as it is" disabled={busy} onClick={() => setWay(null)} />
            </Flex>
          </>
        )}
      </Stack>
    </Card>
  )
}
