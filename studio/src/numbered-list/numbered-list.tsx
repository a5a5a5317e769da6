import { ChevronDownIcon } from '@sanity/icons/ChevronDown'
import { ChevronUpIcon } from '@sanity/icons/ChevronUp'
import { DragHandleIcon } from '@sanity/icons/DragHandle'
import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { publishedId } from '@wiring/content/parts/rules/document-ids.ts'
import { type DragEvent, useState } from 'react'
import { DocumentStatusIndicator, Preview, PreviewCard, useDocumentVersionInfo, useSchema } from 'sanity'
import { usePaneRouter } from 'sanity/structure'
import { lakeRefusal } from '../lake-refusal.ts'
import { Loading } from '../tool-page.tsx'
import { useLiveQuery } from '../use-live-query.ts'
import { useStudioClient } from '../use-studio-client.ts'
import { moveRow, rowsQuery } from './move-row.ts'
import { DraggingNote } from './ordered-list.tsx'
import { type Row, sortedRows } from './row-order.ts'

const orderedMeanwhile = 'Somebody changed one of these meanwhile. The order is as it was; look again.'

const filter = '*[_type == $type]'
const query = { fetch: rowsQuery, listen: filter }

/**
 * Beside `OrderedList`: visitors read the number of a step, and the drawing goes by it. With the rank of
 * the plug-in one list would have two orders, and every query would have to count places.
 */
export function NumberedList({ options }: { options?: Record<string, unknown> }) {
  const type = String(options?.type)
  const client = useStudioClient()
  const toast = useToast()
  const { data } = useLiveQuery<Row[]>(query, { type })
  const rows = Array.isArray(data) ? data : []
  const [dragged, setDragged] = useState<Row | null>(null)
  const list = sortedRows(rows)

  async function move(row: Row, placeIn: (list: readonly Row[], from: number) => number) {
    try {
      const moved = await moveRow(client, row, placeIn)
      if (moved === null) return
      toast.push({
        id: 'order',
        status: 'success',
        title: 'The new order is public.',
        description: <Button mode="ghost" text="Undo" onClick={() => undo(moved.earlier, moved.revision)} />,
        duration: 20_000,
        closable: true,
      })
    } catch (error) {
      toast.push({ status: 'error', title: lakeRefusal(error, orderedMeanwhile) })
    }
  }

  /** Fails when a document was changed since. */
  async function undo(earlier: Row[], revision: string) {
    const transaction = client.transaction()
    for (const { _id, number } of earlier)
      transaction.patch(_id, (patch) =>
        number === null
          ? patch.ifRevisionId(revision).unset(['number'])
          : patch.ifRevisionId(revision).set({ number }),
      )
    try {
      await transaction.commit({ visibility: 'sync' })
      toast.push({ id: 'order', status: 'success', title: 'The earlier order is public again.' })
    } catch {
      toast.push({ id: 'order', status: 'error', title: 'A step was changed meanwhile. Look in “Undo”.' })
    }
  }

  const dragAttributes = (row: Row, index: number) => ({
    draggable: true,
    onDragStart: (event: DragEvent) => {
      // Firefox starts no drag without data.
      event.dataTransfer.setData('text/plain', String(index))
      event.dataTransfer.effectAllowed = 'move'
      setDragged(row)
    },
    onDragEnd: () => setDragged(null),
    onDragOver: (event: DragEvent) => dragged !== null && event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      const onto = publishedId(row._id)
      if (dragged !== null) void move(dragged, (now) => now.findIndex(({ _id }) => publishedId(_id) === onto))
      setDragged(null)
    },
  })

  if (!Array.isArray(data))
    return (
      <Box padding={4}>
        <Loading />
      </Box>
    )
  return (
    <Stack gap={1} padding={2}>
      <DraggingNote />
      {list.map((row, index) => (
        <Card key={row._id} radius={2} data-testid="numbered-row" {...dragAttributes(row, index)}>
          <Flex align="center">
            <Box paddingX={2}>
              <Text size={2}>
                <DragHandleIcon cursor="grab" />
              </Text>
            </Box>
            <RowLink row={row} />
            <Flex gap={1} paddingX={1}>
              <Button
                mode="bleed"
                icon={ChevronUpIcon}
                aria-label="Move up"
                disabled={index === 0}
                onClick={() => move(row, (_, from) => from - 1)}
              />
              <Button
                mode="bleed"
                icon={ChevronDownIcon}
                aria-label="Move down"
                disabled={index === list.length - 1}
                onClick={() => move(row, (_, from) => from + 1)}
              />
            </Flex>
          </Flex>
        </Card>
      ))}
    </Stack>
  )
}

function RowLink({ row }: { row: Row }) {
  const { ChildLink, groupIndex, routerPanesState } = usePaneRouter()
  const schemaType = useSchema().get(row._type)
  const id = publishedId(row._id)
  const { draft, published, versions } = useDocumentVersionInfo(id)
  if (!schemaType) return null
  return (
    <PreviewCard
      as={ChildLink}
      childId={id}
      data-as="a"
      data-ui="PaneItem"
      draggable={false}
      radius={2}
      flex={1}
      selected={routerPanesState[groupIndex + 1]?.[0]?.id === id}
      tone="inherit"
    >
      <Flex align="center" justify="space-between" paddingRight={2}>
        <Preview layout="default" value={row} schemaType={schemaType} />
        <DocumentStatusIndicator draft={draft} published={published} versions={versions} />
      </Flex>
    </PreviewCard>
  )
}
