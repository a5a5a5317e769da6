import { OrderableDocumentList } from '@sanity/orderable-document-list'
import { Box, Flex } from '@sanity/ui'
import type { ComponentProps } from 'react'
import { DraggingNote } from './dragging-note.tsx'

export function OrderedList(props: ComponentProps<typeof OrderableDocumentList>) {
  return (
    <Flex direction="column" height="fill">
      <DraggingNote />
      <Box flex={1} style={{ position: 'relative', minHeight: 0 }}>
        <OrderableDocumentList {...props} />
      </Box>
    </Flex>
  )
}
