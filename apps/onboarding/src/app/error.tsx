'use client'

import { errorReference } from '@wiring/ui/error-reference'
import { Lamp } from '@wiring/ui/lamp'
import { reportBrowserError } from '@wiring/ui/report-browser-error'
import { RetryButton } from '@wiring/ui/retry-button'
import { useEffect } from 'react'
import { Notice } from '../shell/notice.tsx'

export default function PageError({ error }: { error: Error & { digest?: string } }) {
  useEffect(() => reportBrowserError('wizard'), [])
  return (
    <Notice drawing="broken">
      <Lamp signal="red">Status 500</Lamp>
      <h2 className="ui-heading screen-heading">Unexpected Application Error!</h2>
      <p className="screen-lead">Something broke on our side. Every finished step is kept.</p>
      <p className="ui-label">{`Reference ${errorReference(error)}`}</p>
      <div className="screen-actions">
        <RetryButton />
      </div>
    </Notice>
  )
}
