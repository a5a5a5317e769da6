import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { requireAnswer } from '../../../../desk-api/require-answer.ts'
import { type Form, forms, PreviewView } from '../../../../preview/preview-view.tsx'
import { loadReview } from '../../../../review/load-review.ts'
import { MapBar } from '../../../../shell/map-bar.tsx'

interface Props {
  params: Promise<{ mapId: string }>
  searchParams: Promise<{ form?: string }>
}

export const metadata: Metadata = { title: 'Preview' }

const isForm = (given: string | undefined): given is Form => forms.some(({ id }) => id === given)

export default async function PreviewPage({ params, searchParams }: Props) {
  const { mapId } = await params
  const { form } = await searchParams
  const found = await loadReview(mapId)
  if (found === null) notFound()
  const mail = form === 'mail' ? await requireAnswer('mail_preview', { map_id: mapId }) : null
  return (
    <>
      <MapBar map={mapId} name={found.opened.name} here="preview" />
      <PreviewView
        map={mapId}
        form={isForm(form) ? form : 'page'}
        drafted={found.draft !== null}
        edits={found.opened.edits.length}
        subject={mail?.status === 'ok' ? mail.subject : null}
      />
    </>
  )
}
