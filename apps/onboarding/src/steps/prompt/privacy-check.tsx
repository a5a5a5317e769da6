'use client'

import type { Profile } from '@wiring/session/profile'
import { Button } from '@wiring/ui/button'
import { Label } from '@wiring/ui/label'
import { useMemo } from 'react'
import { findDetails, removeAllDetails, removeText } from './profile-details.ts'

export interface PrivacyCheckProps {
  profile: Profile
  onChange: (profile: Profile) => void
}

export function PrivacyCheck({ profile, onChange }: PrivacyCheckProps) {
  const details = useMemo(() => findDetails(profile), [profile])
  if (details.length === 0)
    return <p className="screen-hint">Privacy check: no addresses, numbers, links or names found.</p>
  return (
    <section className="details" aria-labelledby="details-title">
      <div className="details-head">
        <Label as="p" id="details-title">
          Privacy check: {details.length} found
        </Label>
        <Button kind="quiet" onClick={() => onChange(removeAllDetails(profile))}>
          Remove all
        </Button>
      </div>
      <ul className="details-list">
        {details.map(({ kind, found, before, after }) => (
          <li key={found}>
            <Label tone="quiet">{kind}</Label>
            <p>
              …{before}
              <mark>{found}</mark>
              {after}…
            </p>
            <Button
              kind="quiet"
              aria-label={`Remove ${found}`}
              onClick={() => onChange(removeText(profile, found))}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
