import { OrderableDocumentList } from '@sanity/orderable-document-list'
import { Box, Card, Flex, Text } from '@sanity/ui'
import type { ComponentProps } from 'react'

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

export function DraggingNote() {
  return (
    <Card padding={3} margin={2} tone="transparent" radius={2}>
      <Text size={1} muted>
        Visitors see a new order at once, without Publish. “Undo” takes it back.
      </Text>
    </Card>
  )
}
