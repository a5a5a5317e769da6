'use client'

import { isCertain } from '@wiring/session/personal-details'
import type { Profile } from '@wiring/session/profile'
import { Button } from '@wiring/ui/button'
import { Label } from '@wiring/ui/label'
import { useMemo } from 'react'
import { findDetails, removeCertain, removeText } from './profile-details.ts'

export interface PrivacyCheckProps {
  profile: Profile
  onChange: (profile: Profile) => void
}

export function PrivacyCheck({ profile, onChange }: PrivacyCheckProps) {
  const details = useMemo(() => findDetails(profile), [profile])
  if (details.length === 0)
    return <p className="screen-hint">Privacy check: no addresses, numbers, links or names found.</p>
  const certain = details.filter(isCertain).length
  return (
    <section className="details" aria-labelledby="details-title">
      <div className="details-head">
        <Label as="p" id="details-title">
          {`Privacy check: ${details.length} found`}
        </Label>
        {certain > 0 && (
          <Button kind="quiet" onClick={() => onChange(removeCertain(profile))}>
            {certain === details.length ? 'Remove all' : `Remove ${certain}, keep what is only possible`}
          </Button>
        )}
      </div>
      <ul>
        {details.map(({ kind, found, before, after }) => (
          <li className="detail" key={found}>
            <Label tone="quiet" className="detail-kind">
              {kind}
            </Label>
            <p className="detail-text">
              <span>{`…${before}`}</span>
              <mark>{found}</mark>
              <span>{`${after}…`}</span>
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
