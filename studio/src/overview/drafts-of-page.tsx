import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { formatShortDateTime } from '@wiring/content/parts/schedule/format-date-time.ts'
import { useState } from 'react'
import { type SanityDocument, useSource } from 'sanity'
import { DocumentLink, titleOf } from '../document/document-link.tsx'
import { lakeRefusal } from '../lake-refusal.ts'
import { useStudioClient } from '../use-studio-client.ts'
import { checkDrafts, type DraftFinding } from './check-drafts.ts'
import { publishDrafts } from './publish-drafts.ts'

interface Props {
  page: string
  drafts: SanityDocument[]
  content: SanityDocument[]
  onPublished: () => void
}

export function DraftsOfPage({ page, drafts, content, onPublished }: Props) {
  const client = useStudioClient()
  const source = useSource()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const [findings, setFindings] = useState<DraftFinding[]>([])
  const [asked, setAsked] = useState(false)
  const hasErrors = findings.some(({ level }) => level === 'error')
  const many = drafts.length === 1 ? 'this draft' : `all ${drafts.length} drafts`
  const isKnown = findings.length > 0 && !hasErrors
  const ready = isKnown ? 'Publish as it is' : `Publish ${many}`
  const label = asked ? `Yes, show visitors ${many}` : ready

  async function publish(seen: DraftFinding[]) {
    setBusy(true)
    setAsked(false)
    try {
      const found = await checkDrafts(drafts, content, source)
      setFindings(found)
      const unseen = found.some(
        ({ level, message }) => level === 'error' || !seen.some((each) => each.message === message),
      )
      if (!unseen && drafts.length > 1 && !asked && !isKnown) setAsked(true)
      else if (!unseen) {
        await publishDrafts(client, drafts, content)
        setFindings([])
        toast.push({ status: 'success', title: `${page}: published ${many}.` })
        onPublished()
      }
    } catch (error) {
      toast.push({
        status: 'error',
        title: lakeRefusal(
          error,
          'Somebody changed one of these meanwhile. Nothing was published; look again.',
        ),
      })
      onPublished()
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
            tone={hasErrors ? 'critical' : findings.length > 0 ? 'caution' : 'primary'}
            text={busy ? 'Checking…' : label}
            disabled={busy}
            onClick={() => publish(findings)}
          />
        </Flex>
        {findings.length > 0 && (
          <Card tone={hasErrors ? 'critical' : 'caution'} padding={4} radius={2} role="status">
            <Stack gap={3}>
              <Text size={1} weight="semibold">
                {hasErrors
                  ? 'Nothing was published. Put this right first:'
                  : 'Nothing was published yet. Worth another look:'}
              </Text>
              {findings.map(({ draft, message }) => (
                <Text size={1} key={`${draft._id} ${message}`}>
                  {titleOf(draft, source.schema.get(draft._type))} › {message}
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
}
