import { Card, Flex, Stack, Text } from '@sanity/ui'
import { isRecord } from '@wiring/content/parts/rules/is-record.ts'
import type { DocumentInspectorProps } from 'sanity'
import { DocumentInspectorHeader, useDocumentPane } from 'sanity/structure'
import { fieldTitles } from './field-titles.ts'
import type { Problem } from './problem.ts'
import { SearchPreview } from './search-preview.tsx'
import { useExternalLinks } from './use-external-links.ts'
import { useFindings } from './use-findings.ts'

const groups = [
  { level: 'error', title: 'Must be put right before publishing', tone: 'critical' },
  { level: 'warning', title: 'Worth another look', tone: 'caution' },
  { level: 'unknown', title: 'Could not be checked from here', tone: 'default' },
  { level: 'fact', title: 'Checked and fine', tone: 'positive' },
] as const

export function PublishCheck({ documentId, documentType, onClose }: DocumentInspectorProps) {
  const { displayed, editState, validation, schemaType, onPathOpen, onFocus } = useDocumentPane()
  const document: Record<string, unknown> = displayed ?? {}
  const externalProblems = useExternalLinks(document)
  const published = editState?.published ?? null
  const found = useFindings({ id: documentId, type: documentType, document, published, validation })
  const problems = found ? [...found, ...externalProblems] : []
  const open = (path: Problem['path']) => {
    onPathOpen(path)
    onFocus(path)
  }
  return (
    <Flex direction="column" height="fill" overflow="hidden" data-testid="publish-check">
      <DocumentInspectorHeader
        title="Publish check"
        closeButtonLabel="Close the publish check"
        onClose={onClose}
      />
      <Card flex={1} overflow="auto" padding={4}>
        <Stack gap={5}>
          {!found && (
            <Text size={1} muted>
              Checking …
            </Text>
          )}
          {groups.map(({ level, title, tone }) => (
            <Findings
              key={level}
              title={title}
              tone={tone}
              problems={problems.filter((problem) => problem.level === level)}
              titles={(path) => fieldTitles(schemaType, path, document)}
              onOpen={open}
            />
          ))}
          {found && !problems.some(({ level }) => level === 'error' || level === 'warning') && (
            <Text size={1} muted>
              Nothing stands in the way of publishing.
            </Text>
          )}
          {isRecord(document.seo) && <SearchPreview type={documentType} seo={document.seo} />}
        </Stack>
      </Card>
    </Flex>
  )
}

interface FindingsProps {
  title: string
  tone: 'critical' | 'caution' | 'default' | 'positive'
  problems: Problem[]
  titles: (path: Problem['path']) => string[]
  onOpen: (path: Problem['path']) => void
}

function Findings({ title, tone, problems, titles, onOpen }: FindingsProps) {
  if (problems.length === 0) return null
  return (
    <Stack gap={3}>
      <Text size={1} weight="semibold">
        {title} ({problems.length})
      </Text>
      {problems.map(({ path, message }) => (
        <Card
          key={`${JSON.stringify(path)} ${message}`}
          as="button"
          type="button"
          tone={tone}
          padding={3}
          radius={2}
          border
          onClick={() => onOpen(path)}
          style={{ textAlign: 'left' }}
        >
          <Stack gap={2}>
            <Text size={1}>{message}</Text>
            {path.length > 0 && (
              <Text size={0} muted>
                {titles(path).join(' › ')}
              </Text>
            )}
          </Stack>
        </Card>
      ))}
    </Stack>
  )
}
