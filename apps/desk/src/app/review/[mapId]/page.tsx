import '@wiring/sheet/drawing/drawing.css'
import '@wiring/sheet/page/map-page.css'
import '@wiring/sheet/page/signature.css'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { requireAnswer } from '../../../desk-api/require-answer.ts'
import { loadInputs, loadReview } from '../../../review/load-review.ts'
import { ReviewFrame } from '../../../review/review-frame.ts'
import { ReviewScreen } from '../../../review/review-screen.tsx'
import { Undrafted } from '../../../review/undrafted.tsx'
import { UndoBar } from '../../../shell/undo-bar.tsx'

interface Props {
  params: Promise<{ mapId: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await loadReview((await params).mapId)
  return { title: found === null ? 'Not there' : `${found.opened.name || 'Unnamed'}, review` }
}

export default async function ReviewPage({ params }: Props) {
  const { mapId } = await params
  const [found, inputs, { operator }, { rules }] = await Promise.all([
    loadReview(mapId),
    loadInputs(mapId),
    requireAnswer('who', {}),
    requireAnswer('rule_numbers', {}),
  ])
  if (found === null || inputs === null) notFound()
  const { survey_version, survey_data, json_profile, checked_readings } = inputs
  return (
    <ReviewFrame>
      <UndoBar />
      {found.draft === null ? (
        <Undrafted opened={found.opened} />
      ) : (
        <ReviewScreen
          opened={{ ...found.opened, draft: null, published: null }}
          draft={found.draft}
          before={found.before}
          submitted={{ survey_version, survey_data, json_profile, checked_readings }}
          pictures={inputs.pictures}
          rules={rules}
          me={{ name: operator.name, signature_path: operator.signature_path }}
        />
      )}
    </ReviewFrame>
  )
}
