import { Button, Card, Container, Flex, Heading, Stack, Text, TextInput } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { useClient } from 'sanity'
import { idOfLink } from './id-of-link.ts'

/** The site looks here before it opens a shared preview. An id with a dot is never public. */
const closed = { _id: 'private.closedPreviews', _type: 'closedPreviews' }

/** Ends shared previews before their time: one of them, or all that were made so far. */
export function SharedPreviewsTool() {
  const client = useClient({ apiVersion: '2025-02-19' })
  const toast = useToast()
  const [link, setLink] = useState('')
  const [busy, setBusy] = useState(false)
  const id = idOfLink(link)

  async function close(change: 'one' | 'all') {
    setBusy(true)
    try {
      const patch =
        change === 'all'
          ? client.patch(closed._id).set({ before: new Date().toISOString(), ids: [] })
          : client.patch(closed._id).setIfMissing({ ids: [] }).append('ids', [id])
      await client.transaction().createIfNotExists(closed).patch(patch).commit()
      setLink('')
      toast.push({
        status: 'success',
        title: change === 'all' ? 'Every link is closed.' : 'The link is closed.',
      })
    } catch {
      toast.push({ status: 'error', title: 'The content lake did not answer. Nothing was closed.' })
    }
    setBusy(false)
  }

  return (
    <Card height="fill" overflow="auto">
      <Container width={1} padding={[4, 5]}>
        <Stack gap={5}>
          <Stack gap={4}>
            <Heading as="h1" size={2}>
              Shared previews
            </Heading>
            <Text muted size={1}>
              “Share this preview” in the bar of a previewed page makes a link that shows the drafts to
              anybody who has it, for three days. Here a link is closed earlier; whoever looks at it sees the
              public page from then on.
            </Text>
          </Stack>
          <Stack gap={3}>
            <Text as="label" htmlFor="shared-link" size={1} weight="semibold">
              The link to close
            </Text>
            <TextInput
              id="shared-link"
              value={link}
              onChange={({ currentTarget }) => setLink(currentTarget.value)}
              placeholder="Paste it here"
            />
            {link !== '' && id === null && (
              <Text size={1} muted>
                This is no link to a shared preview.
              </Text>
            )}
          </Stack>
          <Flex gap={3} wrap="wrap">
            <Button text="Close this link" disabled={busy || id === null} onClick={() => close('one')} />
            <Button
              mode="ghost"
              tone="critical"
              text="Close every link made so far"
              disabled={busy}
              onClick={() => close('all')}
            />
          </Flex>
        </Stack>
      </Container>
    </Card>
  )
}
