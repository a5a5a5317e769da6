import type { Health } from '@wiring/session/desk/health'
import { Lamp } from '@wiring/ui/lamp'

export function HealthLamp({ health: { mails, maps, red } }: { health: Health }) {
  return (
    <a className="desk-health ui-label" href="/health">
      <Lamp signal={red.length > 0 ? 'red' : 'green'}>
        Mail {mails.queued} waiting · drafts {maps.drafts_failed} failed
      </Lamp>
    </a>
  )
}
