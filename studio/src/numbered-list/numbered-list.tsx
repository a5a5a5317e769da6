import { ChevronDownIcon } from '@sanity/icons/ChevronDown'
import { ChevronUpIcon } from '@sanity/icons/ChevronUp'
import { DragHandleIcon } from '@sanity/icons/DragHandle'
import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { publishedId } from '@wiring/content/parts/rules/document-ids.ts'
import { type DragEvent, useState } from 'react'
import { DocumentStatusIndicator, Preview, PreviewCard, useDocumentVersionInfo, useSchema } from 'sanity'
import { usePaneRouter } from 'sanity/structure'
import { Loading } from '../tool-page.tsx'
import { useLiveQuery } from '../use-live-query.ts'
import { rowsQuery } from './move-row.ts'
import { DraggingNote } from './ordered-list.tsx'
import { type Row, sortedRows } from './row-order.ts'
import { useMove } from './use-move.tsx'

const filter = '*[_type == $type]'
const query = { fetch: rowsQuery, listen: filter }

/**
 * Beside `OrderedList`: visitors read the number of a step, and the drawing goes by it. With the rank of
 * the plug-in one list would have two orders, and every query would have to count places.
 */
export function NumberedList({ options }: { options?: Record<string, unknown> }) {
  const { data } = useLiveQuery<Row[]>(query, { type: String(options?.type) })
  return Array.isArray(data) ? (
    <Rows rows={data} />
  ) : (
    <Box padding={4}>
      <Loading />
    </Box>
  )
}

function Rows({ rows }: { rows: readonly Row[] }) {
  const move = useMove()
  const dragAttributes = useDragging((row, onto) => {
    const id = publishedId(onto._id)
    void move(row, (now) => now.findIndex(({ _id }) => publishedId(_id) === id))
  })
  const list = sortedRows(rows)
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

/** Attributes of a row, which can be dropped onto another. */
function useDragging(onDropped: (row: Row, onto: Row) => void) {
  const [dragged, setDragged] = useState<Row | null>(null)
  return (row: Row, index: number) => ({
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
      if (dragged !== null) onDropped(dragged, row)
      setDragged(null)
    },
  })
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
