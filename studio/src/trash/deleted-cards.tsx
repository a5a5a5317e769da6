import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { formatDateTime } from '@wiring/content/parts/schedule/format-date-time.ts'
import { useState } from 'react'
import { useSchema } from 'sanity'
import { titleOf } from '../document/document-link.tsx'
import { lakeRefusal } from '../lake-refusal.ts'
import { useLiveQuery } from '../use-live-query.ts'
import { useStudioClient } from '../use-studio-client.ts'
import { bringBack, type Deleted, readDeleted, trashQuery } from './trash.ts'

const query = { fetch: trashQuery, listen: '*[_type == "deletedDocument"]' }

export function DeletedCards({ types }: { types: readonly string[] }) {
  const { data, reload } = useLiveQuery<Parameters<typeof readDeleted>[0]>(query, {})
  if (!Array.isArray(data)) return null
  return readDeleted(data, types).map((deleted) => (
    <DeletedCard key={deleted.id} deleted={deleted} onBack={reload} />
  ))
}

function DeletedCard({ deleted, onBack }: { deleted: Deleted; onBack: () => void }) {
  const client = useStudioClient()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const type = useSchema().get(deleted.published._type)
  const title = titleOf(deleted.published, type)

  async function restore() {
    setBusy(true)
    try {
      await bringBack(client, deleted)
      toast.push({ status: 'success', title: `${title} is public again.` })
    } catch (error) {
      const meanwhile = 'It is there again already: somebody brought it back.'
      toast.push({ status: 'error', title: lakeRefusal(error, meanwhile) })
    }
    setBusy(false)
    onBack()
  }
  return (
    <Card border radius={3} padding={4} data-testid={`deleted-${deleted.published._id}`}>
      <Flex gap={4} align="center" justify="space-between" wrap="wrap">
        <Stack gap={3}>
          <Text weight="semibold">{title}</Text>
          <Text size={1} muted>
            {type?.title === title ? '' : `${type?.title ?? deleted.published._type} · `}
            {deleted.takenOff ? 'taken off the site on' : 'deleted on'} {formatDateTime(deleted.deletedAt)}
          </Text>
        </Stack>
        <Button mode="ghost" text="Bring it back" disabled={busy} onClick={restore} />
      </Flex>
    </Card>
  )
}
