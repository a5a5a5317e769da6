import { type Message, plainText } from '@wiring/session/messages'

/** Stays beside the button; the toast says it aloud. */
export function SaveTrouble({ trouble }: { trouble: Trouble | null }) {
  if (trouble === null) return null
  return (
    <p className="ui-field-error save-trouble">
      {trouble === 'offline'
        ? 'You are offline. Everything stays on this device and is sent when the network is back.'
        : plainText(trouble)}
    </p>
  )
}

export type Trouble = Message | 'offline'
