import { type Message, plainText } from '@wiring/session/messages'

export type SaveErrorReason = Message | 'offline'

/** Silent: the toast announces it. */
export function SaveError({ error }: { error: SaveErrorReason | null }) {
  if (error === null) return null
  return (
    <p className="ui-field-error save-error">
      {error === 'offline'
        ? 'You are offline. Everything stays on this device and is sent when the network is back.'
        : plainText(error)}
    </p>
  )
}
