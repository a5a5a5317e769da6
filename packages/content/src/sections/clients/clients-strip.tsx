'use client'

import { type ReactNode, useState } from 'react'

/** Only the Pause switch; the motion is CSS. */
export function ClientsStrip({ label, children }: { label: string | null; children: ReactNode }) {
  const [paused, setPaused] = useState(false)
  return (
    <div className="strip" data-paused={paused || undefined}>
      <button
        type="button"
        className="pause ui-label"
        aria-label={paused ? `Play: ${label}` : `Pause: ${label}`}
        onClick={() => setPaused(!paused)}
      >
        <svg width="12" height="12" viewBox="0 0 12 12" fill="currentColor" aria-hidden="true">
          <path d={paused ? 'M2 0l10 6-10 6z' : 'M1 0h3v12H1zM8 0h3v12H8z'} />
        </svg>
        <span>{paused ? 'Play' : 'Pause'}</span>
      </button>
      {children}
    </div>
  )
}
