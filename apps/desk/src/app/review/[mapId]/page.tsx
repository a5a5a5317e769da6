import '@wiring/sheet/drawing/drawing.css'
import '@wiring/sheet/page/map-page.css'
import '@wiring/sheet/page/signature.css'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Fragment } from 'react'
import styled from 'styled-components'
import { requireAnswer } from '../../../desk-api/require-answer.ts'
import { isAskedAhead, loadInputs, loadReview } from '../../../review/load-review.ts'
import { OpenPrepared } from '../../../review/open-prepared.tsx'
import { ReviewScreen } from '../../../review/review-screen.tsx'
import { notYetSubmitted, type SubmittedInputs } from '../../../review/source-text.ts'
import { Undrafted } from '../../../review/undrafted.tsx'
import { DeskPage } from '../../../shell/desk-page.tsx'
import { UndoBar } from '../../../shell/undo-bar.tsx'

/** Bar, undo, trouble, flags, panes, foot: the rows are those of the parts that are there. */
const Shell = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto auto auto auto minmax(0, 1fr) auto;
  min-height: 0;

  @media (max-width: 519px) {
    --key-display: none;
  }
`

const UndoPlace = styled.div`
  grid-row: 2;
`

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
    <DeskPage fills={draft !== null}>
      <Shell>
        <OpenPrepared key={mapId} prepared={prepared} opened={opened}>
          <Fragment key={prepared ? 'prepared' : 'open'}>
            <UndoPlace>
              <UndoBar />
            </UndoPlace>
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
      </Shell>
    </DeskPage>
  )
}

const submittedOf = ({ survey_version, survey_data, json_profile, checked_readings }: SubmittedInputs) => ({
  survey_version,
  survey_data,
  json_profile,
  checked_readings,
})
