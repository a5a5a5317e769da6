import { Card, Stack, Text } from '@sanity/ui'
import { useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import { titleOf } from '../scheduled/title-of.ts'
import { publicId } from './site-problems.ts'
import type { Content } from './use-content.ts'

interface Props {
  document: Content
  note?: string
}

export function DocumentLink({ document, note }: Props) {
  const type = useSchema().get(document._type)
  const title = titleOf(document, type)
  return (
    <Card
      as={IntentLink}
      intent="edit"
      params={{ id: publicId(document), type: document._type }}
      padding={3}
      radius={2}
      data-as="a"
      style={{ textDecoration: 'none' }}
    >
      <Stack gap={2}>
        <Text size={1} weight="medium" textOverflow="ellipsis">
          {title}
        </Text>
        <Text size={1} muted>
          {[type?.title === title ? undefined : type?.title, note].filter(Boolean).join(' · ')}
        </Text>
      </Stack>
    </Card>
  )
}
