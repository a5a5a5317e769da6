import { Card, Flex, Stack, Text } from '@sanity/ui'
import { type InputProps, type SchemaType, useFormValue } from 'sanity'
import { PagePicture } from './help/page-picture.tsx'
import { places } from './help/places.ts'
import { SearchPreview } from './publish-check/search-preview.tsx'
import { isRecord } from './publish-check/visit.ts'
import { ScheduledNotice } from './scheduled/scheduled-notice.tsx'

/** Over each form: what the document is, where it shows, what good looks like. Under the search texts: how they will look. */
export function InputWithHelp(props: InputProps) {
  if (props.schemaType.name === 'seo') return <WithSearchPreview {...props} />
  if (props.id !== 'root' || typeof props.schemaType.description !== 'string')
    return props.renderDefault(props)
  return (
    <Stack gap={5}>
      <Scheduling type={props.schemaType.name} />
      <Help type={props.schemaType} />
      {props.renderDefault(props)}
    </Stack>
  )
}

function Scheduling({ type }: { type: string }) {
  const id = useFormValue(['_id'])
  return typeof id === 'string' ? <ScheduledNotice id={id.replace(/^drafts\./, '')} type={type} /> : null
}

function Help({ type }: { type: SchemaType }) {
  const place = places[type.name]
  return (
    <Card padding={4} tone="transparent" border radius={2} data-testid="help">
      <Flex gap={4} align="flex-start">
        {place && <PagePicture of={place.of} at={place.at} />}
        <Stack gap={3} flex={1}>
          <Text size={1}>{type.description}</Text>
          {place && (
            <>
              <Text size={1} muted>
                Where it shows: {place.page}.
              </Text>
              <Text size={1} muted>
                What good looks like: {place.good}
              </Text>
            </>
          )}
        </Stack>
      </Flex>
    </Card>
  )
}

function WithSearchPreview(props: InputProps) {
  const type = useFormValue(['_type'])
  return (
    <Stack gap={5}>
      {props.renderDefault(props)}
      <SearchPreview type={String(type)} seo={isRecord(props.value) ? props.value : {}} />
    </Stack>
  )
}
