import { onLoopback } from './loopback.ts'

/** Over every screen of a local stack, where a code alone signs in. */
export function LoopbackBanner() {
  if (!onLoopback()) return null
  return (
    <p className="loopback-banner" role="note">
      Second factor off: local stack
    </p>
  )
}
