import { Lamp } from '@wiring/ui/lamp'
import { callDesk, DeskUnavailable } from '../desk-api/call-desk.ts'

/** Mails and drafts at a glance; red when something on the Health screen is. */
export async function HealthLamp({ session }: { session: string }) {
  const health = await callDesk(session, 'health', {}).catch((error: unknown) => {
    if (error instanceof DeskUnavailable) return null
    throw error
  })
  if (health === null || health.status !== 'ok') return null
  const { mails, maps, red } = health
  return (
    <a className="desk-health" href="/health">
      <Lamp signal={red.length > 0 ? 'red' : 'green'}>
        Mail {mails.queued} waiting · Drafts {maps.drafts_failed} failed
      </Lamp>
    </a>
  )
}
