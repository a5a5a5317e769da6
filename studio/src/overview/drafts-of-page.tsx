import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { formatShortDateTime } from '@wiring/content/parts/schedule/format-date-time.ts'
import { useState } from 'react'
import { useClient, useSource } from 'sanity'
import { DocumentLink, titleOf } from '../document/document-link.tsx'
import { checkDrafts, type Finding } from './check-drafts.ts'
import { publishDrafts } from './publish-drafts.ts'
import type { Content } from './use-content.ts'

interface Props {
  page: string
  drafts: Content[]
  content: Content[]
  onPublished: () => Promise<void>
}

/** Publishes the drafts of a page together, once the check has passed all of them. */
export function DraftsOfPage({ page, drafts, content, onPublished }: Props) {
  const client = useClient({ apiVersion: '2025-02-19' })
  const source = useSource()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const [findings, setFindings] = useState<Finding[]>([])
  const held = findings.some(({ level }) => level === 'error')
  const many = drafts.length === 1 ? 'this draft' : `all ${drafts.length} drafts`

  async function publish(seen: Finding[]) {
    setBusy(true)
    try {
      const found = await checkDrafts(drafts, content, source)
      setFindings(found)
      const fresh = found.some(
        ({ level, said }) => level === 'error' || !seen.some((each) => each.said === said),
      )
      if (!fresh) {
        await publishDrafts(client, drafts, content)
        setFindings([])
        toast.push({ status: 'success', title: `${page}: published ${many}.` })
        await onPublished()
      }
    } catch (error) {
      const late = error instanceof Error && /revision|409|conflict/i.test(error.message)
      toast.push({
        status: 'error',
        title: late
          ? 'Somebody changed one of these meanwhile. Nothing was published; look again.'
          : 'The content lake did not answer. Nothing was published.',
      })
      await onPublished()
    }
    setBusy(false)
  }

  return (
    <Card border radius={3} padding={3} data-testid="drafts-of-page">
      <Stack gap={3}>
        <Flex gap={3} align="center" justify="space-between" wrap="wrap" padding={2}>
          <Text size={1} weight="semibold">
            {page}
          </Text>
          <Button
            mode="ghost"
            tone={held ? 'critical' : findings.length > 0 ? 'caution' : 'primary'}
            text={busy ? 'Checking…' : findings.length > 0 && !held ? 'Publish as it is' : `Publish ${many}`}
            disabled={busy}
            onClick={() => publish(findings)}
          />
        </Flex>
        {findings.length > 0 && (
          <Card tone={held ? 'critical' : 'caution'} padding={4} radius={2} role="status">
            <Stack gap={3}>
              <Text size={1} weight="semibold">
                {held
                  ? 'Nothing was published. Put this right first:'
                  : 'Nothing was published yet. Worth another look:'}
              </Text>
              {findings.map(({ draft, said }) => (
                <Text size={1} key={`${draft._id} ${said}`}>
                  {nameOf(draft)} › {said}
                </Text>
              ))}
            </Stack>
          </Card>
        )}
        <Stack>
          {drafts.map((draft) => (
            <DocumentLink
              key={draft._id}
              document={draft}
              note={`changed ${formatShortDateTime(draft._updatedAt)}`}
            />
          ))}
        </Stack>
      </Stack>
    </Card>
  )
  function nameOf(draft: Content): string {
    const type = source.schema.get(draft._type)
    return titleOf(draft, type)
  }
}
