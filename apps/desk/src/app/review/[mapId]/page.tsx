import '@wiring/sheet/drawing/drawing.css'
import '@wiring/sheet/page/map-page.css'
import '@wiring/sheet/page/signature.css'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Fragment } from 'react'
import { requireAnswer } from '../../../desk-api/require-answer.ts'
import { isAskedAhead, loadInputs, loadReview } from '../../../review/load-review.ts'
import { OpenPrepared } from '../../../review/open-prepared.tsx'
import { ReviewFrame } from '../../../review/review-frame.ts'
import { ReviewScreen } from '../../../review/review-screen.tsx'
import { notYetSubmitted, type SubmittedInputs } from '../../../review/source-text.ts'
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
  const prepared = await isAskedAhead()
  const [found, inputs, { operator }, { rules }] = await Promise.all([
    loadReview(mapId),
    prepared ? null : loadInputs(mapId),
    requireAnswer('who', {}),
    requireAnswer('rule_numbers', {}),
  ])
  if (found === null || (inputs === null && !prepared)) notFound()
  const { opened, draft, before } = found
  return (
    <ReviewFrame>
      <OpenPrepared key={mapId} prepared={prepared} opened={opened}>
        <Fragment key={prepared ? 'prepared' : 'open'}>
          <UndoBar />
          {draft === null ? (
            <Undrafted opened={opened} />
          ) : (
            <ReviewScreen
              opened={{ ...opened, draft: null, published: null }}
              draft={draft}
              before={before}
              submitted={inputs === null ? notYetSubmitted : submittedOf(inputs)}
              pictures={inputs?.pictures ?? []}
              rules={rules}
              me={{ name: operator.name, signature_path: operator.signature_path }}
              prepared={prepared}
            />
          )}
        </Fragment>
      </OpenPrepared>
    </ReviewFrame>
  )
}

const submittedOf = ({ survey_version, survey_data, json_profile, checked_readings }: SubmittedInputs) => ({
  survey_version,
  survey_data,
  json_profile,
  checked_readings,
})
