import { Heading, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'

interface Props {
  title: string
  empty: string
  id: string
  children: ReactNode[]
}

export function OverviewPart({ title, empty, id, children }: Props) {
  return (
    <Stack gap={3} data-testid={`overview-${id}`}>
      <Heading as="h2" size={1}>
        {title}
      </Heading>
      {children.length > 0 ? (
        children
      ) : (
        <Text size={1} muted>
          {empty}
        </Text>
      )}
    </Stack>
  )
}
