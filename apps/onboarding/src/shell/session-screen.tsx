import { bendsOf } from '@wiring/map/drawing/bends'
import { EarlyPress } from '@wiring/ui/early-press'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { env, supabaseAddress } from '../env.ts'
import { countUnknownId } from '../session/count-unknown-id.ts'
import { getWizardTexts } from '../session/get-wizard-texts.ts'
import { type LoadedSession, loadSession } from '../session/load-session.ts'
import { loadMapStatus } from '../session/map-status.ts'
import { Onboarding } from '../steps/index.tsx'
import { Banner } from './banner.styles.ts'
import { SessionFailed } from './session-failed.tsx'

export const loadSessionOnce = cache(loadSession)

export async function SessionScreen({ loading }: { loading: LoadedSession | Promise<LoadedSession> }) {
  const loaded = await loading
  const { SITE_URL } = env()
  if (loaded.state === 'missing') {
    const wait = await countUnknownId(await headers())
    redirect(wait > 0 ? '/wiring/too-many' : `${SITE_URL}/?notice=session-not-found`)
  }
  if (loaded.state === 'failed') return <SessionFailed />
  const { row: session } = loaded
  return (
    <>
      <EarlyPress nonce={(await headers()).get('x-nonce') ?? ''} />
      {!session.wiring_complete && (
        <noscript>
          <Banner>This page needs JavaScript. Your link stays good for a browser that has it.</Banner>
        </noscript>
      )}
      <Onboarding
        session={session}
        map={session.wiring_complete ? await loadMapStatus(session.session_id) : null}
        bends={bendsOf(session.survey_version)}
        supabase={supabaseAddress()}
        siteUrl={SITE_URL}
        texts={getWizardTexts()}
      />
    </>
  )
}
