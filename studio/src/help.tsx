import { Card, Stack, Text } from '@sanity/ui'
import type { InputProps } from 'sanity'

/** Puts the description of a document's type over its form: what it is and where it shows. */
export function InputWithHelp(props: InputProps) {
  const { description } = props.schemaType
  if (props.id !== 'root' || typeof description !== 'string') return props.renderDefault(props)
  return (
    <Stack gap={5}>
      <Card padding={4} tone="transparent" border>
        <Text size={1} muted>
          {description}
        </Text>
      </Card>
      {props.renderDefault(props)}
    </Stack>
  )
}
