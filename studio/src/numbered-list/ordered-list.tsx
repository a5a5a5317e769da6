import { OrderableDocumentList } from '@sanity/orderable-document-list'
import { Box, Button, Card, Flex, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { ownRanks, sharesRank } from '@wiring/content/parts/rules/ranks.ts'
import { type ComponentProps, useState } from 'react'
import { lakeRefusal } from '../lake-refusal.ts'
import { useLiveQuery } from '../use-live-query.ts'
import { useStudioClient } from '../use-studio-client.ts'

const orderedMeanwhile = 'Somebody changed one of these meanwhile. The order is as it was; look again.'

export function OrderedList(props: ComponentProps<typeof OrderableDocumentList>) {
  return (
    <Flex direction="column" height="fill">
      <DraggingNote />
      <SharedPlaces type={props.options.type} />
      <Box flex={1} style={{ position: 'relative', minHeight: 0 }}>
        <OrderableDocumentList {...props} />
      </Box>
    </Flex>
  )
}

export function DraggingNote() {
  return (
    <Card padding={3} margin={2} tone="transparent" radius={2}>
      <Text size={1} muted>
        Visitors see a new order at once, without Publish. “Undo” takes it back.
      </Text>
    </Card>
  )
}

const filter = '*[_type == $type]'
const query = { fetch: `${filter}{_id, orderRank}`, listen: filter }

/** Copies and imports bring them; the plug-in then refuses every move between them. */
function SharedPlaces({ type }: { type: string }) {
  const client = useStudioClient()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const { data } = useLiveQuery<{ _id: string; orderRank: string | null }[]>(query, { type })
  if (!Array.isArray(data) || !sharesRank(data)) return null

  async function giveOwnPlaces(rows: { _id: string; orderRank: string | null }[]) {
    setBusy(true)
    const transaction = client.transaction()
    for (const { _id, orderRank } of ownRanks(rows)) transaction.patch(_id, { set: { orderRank } })
    try {
      await transaction.commit({ visibility: 'sync' })
    } catch (error) {
      toast.push({ status: 'error', title: lakeRefusal(error, orderedMeanwhile) })
    }
    setBusy(false)
  }
  return (
    <Card padding={3} margin={2} tone="caution" radius={2} border role="status">
      <Flex gap={3} align="center" wrap="wrap">
        <Box flex={1}>
          <Text size={1}>Some of these share one place, so they cannot be dragged.</Text>
        </Box>
        <Button
          mode="ghost"
          text="Give each its own"
          disabled={busy}
          onClick={() => void giveOwnPlaces(data)}
        />
      </Flex>
    </Card>
  )
}
