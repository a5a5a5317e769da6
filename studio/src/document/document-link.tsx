import { Card, Stack, Text } from '@sanity/ui'
import { publishedId } from '@wiring/content/parts/rules/document-ids.ts'
import type { SchemaType } from 'sanity'
import { useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'

interface Props {
  document: Record<string, unknown> & { _id: string; _type: string }
  note?: string
}

export function DocumentLink({ document, note }: Props) {
  const type = useSchema().get(document._type)
  const title = titleOf(document, type)
  return (
    <Card
      as={IntentLink}
      intent="edit"
      params={{ id: publishedId(document._id), type: document._type }}
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

export function titleOf(document: Record<string, unknown>, type: SchemaType | undefined): string {
  const { title, name, text, from } = document
  const own = [title, name, text, from].find((value) => typeof value === 'string' && value !== '')
  return String(own ?? type?.title ?? document._type)
}
