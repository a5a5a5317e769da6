import { Stack, Text } from '@sanity/ui'
import { isPublicId } from '@wiring/content/parts/rules/document-ids.ts'
import { formatShortDateTime } from '@wiring/content/parts/schedule/format-date-time.ts'
import { useEffect, useState } from 'react'
import { type SanityDocument, useUser } from 'sanity'
import { DocumentLink } from '../document/document-link.tsx'
import { type Act, readActs } from '../undo/history.ts'
import { useStudioClient } from '../use-studio-client.ts'

const maxShown = 8

/** `content`: the last changed first. */
export function Recent({ content }: { content: SanityDocument[] }) {
  const client = useStudioClient()
  const [acts, setActs] = useState<Act[] | 'failed' | null>(null)
  const published = content.filter(({ _id }) => isPublicId(_id)).slice(0, maxShown)
  const ids = published.map(({ _id }) => _id).join()
  const lastChange = published[0]?._updatedAt
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new act may have the same documents
  useEffect(() => {
    let current = true
    if (ids !== '')
      readActs(client, ids.split(',')).then(
        (found) => current && setActs(found),
        () => current && setActs('failed'),
      )
    return () => {
      current = false
    }
  }, [client, ids, lastChange])

  if (acts === 'failed')
    return (
      <Text size={1} muted>
        The history did not answer.
      </Text>
    )
  return (
    <Stack>
      {published.map((document) => (
        <Entry
          key={document._id}
          document={document}
          act={acts?.find(({ ids }) => ids.includes(document._id))}
        />
      ))}
    </Stack>
  )
}

function Entry({ document, act }: { document: SanityDocument; act: Act | undefined }) {
  const [user] = useUser(act?.author ?? '')
  const who = user?.displayName ? ` by ${user.displayName}` : ''
  const time = formatShortDateTime(act?.timestamp ?? document._updatedAt)
  return <DocumentLink document={document} note={`${time}${who}`} />
}
