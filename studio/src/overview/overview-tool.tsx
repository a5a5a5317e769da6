import { Box, Grid, Stack, Text } from '@sanity/ui'
import { draftId, isDraft } from '@wiring/content/parts/rules/document-ids.ts'
import { formatShortDateTime } from '@wiring/content/parts/schedule/format-date-time.ts'
import { documents } from '@wiring/content/schema'
import { type SanityDocument, useSchema } from 'sanity'
import { DocumentLink } from '../document/document-link.tsx'
import { places } from '../help/places.ts'
import { usePictures } from '../pictures/use-pictures.ts'
import { useScheduled } from '../scheduled/use-scheduled.ts'
import { ToolPage, ToolWithoutContent } from '../tool-page.tsx'
import { useLiveQuery } from '../use-live-query.ts'
import { DraftsOfPage } from './drafts-of-page.tsx'
import { OverviewPart } from './overview-part.tsx'
import { Recent } from './recent.tsx'
import { siteCounts, wrongKinds } from './site-findings.ts'
import { siteProblems } from './site-problems.ts'

const filter = '*[_type in $types]'
const query = { fetch: `${filter} | order(_updatedAt desc)`, listen: filter }
const types = documents.map(({ name }) => name)

const whatHappens = { publish: 'the draft is published', appears: 'appears', disappears: 'disappears' }

export default function OverviewTool() {
  const { data: content, reload } = useLiveQuery<SanityDocument[]>(query, { types })
  const scheduled = useScheduled()
  const { pictures } = usePictures()
  const schema = useSchema()
  if (content === null || content === 'failed')
    return <ToolWithoutContent failed={content === 'failed'} onRetry={reload} />
  const drafts = byPage(content.filter(({ _id }) => isDraft(_id)))
  const problems = [...wrongKinds(content, schema), ...siteProblems(content)]
  const unused = Array.isArray(pictures) ? pictures.filter(({ users }) => users.length === 0).length : 0
  const documentOf = (id: string) => content.find(({ _id }) => _id === id || _id === draftId(id))
  return (
    <ToolPage title="Overview" width={4}>
      <Grid gridTemplateColumns={[1, 1, 2]} gap={6}>
        <Stack gap={6}>
          <OverviewPart
            title="Drafts that are not public yet"
            empty="No drafts: visitors see everything."
            id="drafts"
          >
            {drafts.map(([page, each]) => (
              <DraftsOfPage key={page} page={page} drafts={each} content={content} onPublished={reload} />
            ))}
          </OverviewPart>
          <OverviewPart title="Scheduled" empty="Nothing is scheduled." id="scheduled">
            {(scheduled ?? []).flatMap(({ key, at, what, documentId, problem }) => {
              const document = documentOf(documentId)
              const note = problem
                ? 'will not happen: see Scheduled'
                : `${whatHappens[what]} ${formatShortDateTime(at)}`
              return document ? [<DocumentLink key={key} document={document} note={note} />] : []
            })}
          </OverviewPart>
        </Stack>
        <Stack gap={6}>
          <OverviewPart
            title="To put right on the site"
            empty="Every link leads somewhere, every list is complete, every picture is used, and no address is made up."
            id="problems"
          >
            {[
              ...siteCounts(content).map(({ type, message }) => (
                <Box key={type} padding={3}>
                  <Text size={1}>{message}</Text>
                </Box>
              )),
              ...problems.map(({ document, problem }) => (
                <DocumentLink
                  key={`${document._id} ${JSON.stringify(problem.path)}`}
                  document={document}
                  note={problem.message}
                />
              )),
              ...(unused > 0
                ? [
                    <Box key="unused" padding={3}>
                      <Text size={1}>
                        {unused === 1 ? 'One picture is' : `${unused} pictures are`} shown nowhere: see
                        Pictures, above.
                      </Text>
                    </Box>,
                  ]
                : []),
            ]}
          </OverviewPart>
          <OverviewPart title="Went live last" empty="Nothing is public yet." id="recent">
            {content.some((each) => !isDraft(each._id)) ? [<Recent key="recent" content={content} />] : []}
          </OverviewPart>
        </Stack>
      </Grid>
    </ToolPage>
  )
}

function byPage(drafts: SanityDocument[]): [page: string, drafts: SanityDocument[]][] {
  const pages = new Map<string, SanityDocument[]>()
  for (const draft of drafts) {
    const page = places[draft._type]?.page ?? draft._type
    pages.set(page, [...(pages.get(page) ?? []), draft])
  }
  return [...pages]
}
