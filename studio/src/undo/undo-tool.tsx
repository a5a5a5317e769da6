import { Card, Container, Heading, Stack, Text } from '@sanity/ui'
import { useCallback, useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { pages } from '../presentation.ts'
import { type Publish, PublishCard } from './publish-card.tsx'

const recent = `*[_type in $types && !(_id in path("drafts.**"))] | order(_updatedAt desc)[0...20]{
  _id, _type, _rev, _updatedAt, "title": coalesce(title, name, text, _type)
}`

/** The types a page is made of; without a page, every type. */
function typesOf(page: string | null): string[] {
  const everywhere = [...pages.everywhere]
  if (page === '/') return [...pages.landing, ...everywhere]
  if (page === '/console') return [...pages.console, ...everywhere]
  if (page === '/lab') return [...pages.lab, ...everywhere]
  if (page === '/map') return [...pages.map, ...everywhere]
  return [
    ...pages.landing,
    ...pages.console,
    ...pages.lab,
    ...pages.map,
    ...everywhere,
    'notFoundPage',
    'wizardTexts',
    'redirect',
  ]
}

/** The last publishes, newest first, each with its way back. The preview bar of the site leads here. */
export function UndoTool() {
  const client = useClient({ apiVersion: '2025-02-19' })
  const [page] = useState(() => new URLSearchParams(window.location.search).get('page'))
  const [publishes, setPublishes] = useState<Publish[] | null>(null)
  const load = useCallback(async () => {
    setPublishes(await client.fetch<Publish[]>(recent, { types: typesOf(page) }, { perspective: 'raw' }))
  }, [client, page])
  useEffect(() => void load(), [load])
  return (
    <Card height="fill" overflow="auto">
      <Container width={2} padding={[4, 5]}>
        <Stack gap={5}>
          <Stack gap={4}>
            <Heading as="h1" size={2}>
              Undo a publish
            </Heading>
            <Text muted size={1}>
              Puts back the version that was public before the last publish. Visitors see it at once; drafts
              stay as they are. Undoing twice brings the newer version back.
            </Text>
          </Stack>
          {!publishes && (
            <Text size={1} muted>
              Loading …
            </Text>
          )}
          {publishes?.map((publish) => (
            <PublishCard key={publish._id} publish={publish} onUndone={load} />
          ))}
        </Stack>
      </Container>
    </Card>
  )
}
