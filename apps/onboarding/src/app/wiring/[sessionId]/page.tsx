import type { Metadata } from 'next'
import { Suspense } from 'react'
import { LoadingSession } from '../../../shell/loading-session.tsx'
import { loadSessionOnce, SessionScreen } from '../../../shell/session-screen.tsx'
import { steps } from '../../../steps/steps.tsx'
import { startStep, titleOf } from '../../../wizard/wizard-state.ts'

interface Props {
  params: Promise<{ sessionId: string }>
}

export const dynamic = 'force-dynamic'

/** A slower load is streamed behind a loading screen. */
const streamAfterMs = 700

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const loaded = await Promise.race([loadSessionOnce((await params).sessionId), wait()])
  if (loaded?.state !== 'found') return {}
  return { title: titleOf(steps, startStep(steps, loaded.row)) }
}

export default async function WiringPage({ params }: Props) {
  const { sessionId } = await params
  const loading = loadSessionOnce(sessionId)
  const loaded = await Promise.race([loading, wait()])
  if (loaded !== null) return <SessionScreen loading={loaded} />
  return (
    <Suspense fallback={<LoadingSession />}>
      <SessionScreen loading={loading} />
    </Suspense>
  )
}

const wait = () => new Promise<null>((resolve) => setTimeout(resolve, streamAfterMs, null))
