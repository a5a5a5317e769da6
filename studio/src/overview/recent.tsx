import { Stack, Text } from '@sanity/ui'
import { formatShortDateTime } from '@wiring/content/parts/schedule/format-date-time.ts'
import { useEffect, useState } from 'react'
import { useClient, useUser } from 'sanity'
import { DocumentLink } from '../document/document-link.tsx'
import type { Act } from '../undo/acts.ts'
import { readActs } from '../undo/history.ts'
import type { Content } from './use-content.ts'

const shown = 8

export function Recent({ content }: { content: Content[] }) {
  const client = useClient({ apiVersion: '2025-02-19' })
  const [acts, setActs] = useState<Act[] | 'failed' | null>(null)
  const published = content.filter(({ _id }) => !_id.includes('.'))
  const newest = published.slice(0, shown).map(({ _id }) => _id)
  const asked = newest.join()
  const changed = published[0]?._updatedAt
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer publish of the same documents is asked for again
  useEffect(() => {
    let current = true
    if (asked !== '')
      readActs(client, asked.split(',')).then(
        (found) => current && setActs(found),
        () => current && setActs('failed'),
      )
    return () => {
      current = false
    }
  }, [client, asked, changed])

  if (acts === 'failed')
    return (
      <Text size={1} muted>
        The history did not answer.
      </Text>
    )
  return (
    <Stack>
      {published.slice(0, shown).map((document) => (
        <Entry
          key={document._id}
          document={document}
          act={acts?.find(({ ids }) => ids.includes(document._id))}
        />
      ))}
    </Stack>
  )
}

function Entry({ document, act }: { document: Content; act: Act | undefined }) {
  const [user] = useUser(act?.author ?? '')
  const who = user?.displayName ? ` by ${user.displayName}` : ''
  return (
    <DocumentLink
      document={document}
      note={`${formatShortDateTime(act?.timestamp ?? document._updatedAt)}${who}`}
    />
  )
}
