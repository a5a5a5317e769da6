import { Stack } from '@sanity/ui'
import { publishedId } from '@wiring/content/parts/rules/document-ids.ts'
import { isRecord } from '@wiring/content/parts/rules/is-record.ts'
import { type InputProps, useFormValue } from 'sanity'
import { PastedHeadings } from '../pasted-headings/pasted-headings.tsx'
import { SearchPreview } from '../publish-check/search-preview.tsx'
import { ScheduledNotice } from '../scheduled/scheduled-notice.tsx'
import { Help } from './help.tsx'

export function InputWithHelp(props: InputProps) {
  if (props.schemaType.name === 'seo') return <WithSearchPreview {...props} />
  if (props.schemaType.name === 'richText')
    return <PastedHeadings>{props.renderDefault(props)}</PastedHeadings>
  if (props.id !== 'root' || typeof props.schemaType.description !== 'string')
    return props.renderDefault(props)
  return (
    <Stack gap={5}>
      <NoticeOfForm type={props.schemaType.name} />
      <Help type={props.schemaType} />
      {props.renderDefault(props)}
    </Stack>
  )
}

function NoticeOfForm({ type }: { type: string }) {
  const id = useFormValue(['_id'])
  return typeof id === 'string' ? <ScheduledNotice id={publishedId(id)} type={type} /> : null
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
