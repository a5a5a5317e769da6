import { Button, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { lakeRefusal } from '../lake-refusal.ts'
import { Loading, ToolPage } from '../tool-page.tsx'
import { OpenLink } from './open-link.tsx'
import { idOf, idOfLink } from './shared-link.ts'
import { useSharedLinks } from './use-shared-links.ts'

export default function SharedPreviewsTool() {
  const { links, closeOne, closeAll } = useSharedLinks()
  const toast = useToast()
  const [link, setLink] = useState('')
  const [busy, setBusy] = useState(false)
  const id = idOfLink(link)

  async function close(work: () => Promise<void>, done: string) {
    setBusy(true)
    try {
      await work()
      setLink('')
      toast.push({ status: 'success', title: done })
    } catch (error) {
      const meanwhile = 'Somebody closed one meanwhile. Look again.'
      toast.push({ status: 'error', title: lakeRefusal(error, meanwhile) })
    }
    setBusy(false)
  }

  return (
    <ToolPage
      title="Shared previews"
      text="“Share this preview” in the bar of a previewed page makes a link that shows the drafts to anybody who has it, for three days. Here a link is closed earlier; whoever looks at it sees the public page from then on."
      width={1}
    >
      <Stack gap={3} data-testid="open-links">
        <Text as="h2" size={1} weight="semibold">
          Open now
        </Text>
        {!links && <Loading />}
        {links?.length === 0 && (
          <Text size={1} muted>
            No link is open.
          </Text>
        )}
        {links?.map((each) => (
          <OpenLink
            key={each._id}
            link={each}
            disabled={busy}
            onClose={() => close(() => closeOne(idOf(each)), 'The link is closed.')}
          />
        ))}
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
        <Button
          text="Close this link"
          disabled={busy || id === null}
          onClick={() => id && close(() => closeOne(id), 'The link is closed.')}
        />
        <Button
          mode="ghost"
          tone="critical"
          text="Close every link made so far"
          disabled={busy}
          onClick={() => close(closeAll, 'Every link is closed.')}
        />
      </Flex>
    </ToolPage>
  )
}
