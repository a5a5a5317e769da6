import { Card, Text } from '@sanity/ui'

export function DraggingNote() {
  return (
    <Card padding={3} margin={2} tone="transparent" radius={2}>
      <Text size={1} muted>
        Visitors see a new order at once, without Publish. “Undo” takes it back.
      </Text>
    </Card>
  )
}
