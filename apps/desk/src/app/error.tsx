'use client'

import { errorReference } from '@wiring/ui/error-reference'
import { reportBrowserError } from '@wiring/ui/report-browser-error'
import { RetryButton } from '@wiring/ui/retry-button'
import { useEffect } from 'react'
import styled from 'styled-components'
import { deskButton } from '../parts/button.styles.ts'
import { Lamp } from '../parts/lamp.tsx'
import { Notice, NoticeTitle } from '../parts/notice.styles.ts'
import { Page } from '../shell/page.styles.ts'
import { UndoBar } from '../shell/undo-bar.tsx'

const Retry = styled(RetryButton)<{ $danger?: boolean }>`
  ${deskButton}
`

export default function PageError({ error }: { error: Error & { digest?: string } }) {
  useEffect(() => reportBrowserError('desk'), [])
  return (
    <Page>
      <UndoBar />
      <Notice as="main" id="main" tabIndex={-1}>
        <Lamp signal="red">Status 500</Lamp>
        <NoticeTitle>The desk cannot be shown right now.</NoticeTitle>
        <p>The database or a function does not answer. What you saved is saved; nothing was sent.</p>
        <p className="ui-label">{`Reference ${errorReference(error)}`}</p>
        <div>
          <Retry label="Try again" />
        </div>
      </Notice>
    </Page>
  )
}
