'use client'

import type { OpenedReview } from '@wiring/contract/desk/review'
import { Button } from '@wiring/ui/button'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { postAction } from '../desk-api/post-action.ts'
import { announce } from '../shell/announce.tsx'
import { expecting } from '../shell/map-state.ts'
import { openShortcutHelp, ShortcutHelp } from '../shell/shortcut-help.tsx'
import { useShortcut } from '../shell/use-shortcut.ts'
import { HoldDialog } from './hold-dialog.tsx'
import { MapStateLamp } from './map-state-lamp.tsx'
import { ReviewFlags } from './review-flags.tsx'
import { openDialog } from './text-dialog.tsx'

const shortcuts = [
  { keys: ['R'], description: 'make a failed draft again' },
  { keys: ['H'], description: 'put the map on hold, with a note, or take it up again' },
  { keys: ['I'], description: 'everything that was handed in' },
  { keys: ['Esc'], description: 'back to the queue' },
]

export function Undrafted({ opened }: { opened: OpenedReview }) {
  const router = useRouter()
  const [problem, setProblem] = useState<string | null>(null)
  const { state, map_id } = opened
  useEffect(() => {
    const refresh = () => document.querySelector('dialog[open]') ?? router.refresh()
    const timer = setInterval(refresh, 10_000)
    return () => clearInterval(timer)
  }, [router])
  const seen = expecting(map_id, opened)
  const toQueue = () => location.assign('/')
  const toInputs = () => location.assign(`/inputs/${map_id}`)
  const hold = () => openDialog('hold')
  const redraft = async () => {
    const answer = await postAction('redraft', seen)
    if (answer.status !== 'ok')
      return setProblem('Not started. The map changed, or the desk does not answer.')
    announce('The draft is made again')
    router.refresh()
  }
  useShortcut('escape', toQueue)
  useShortcut('i', toInputs)
  useShortcut('h', hold)
  useShortcut('r', redraft, { enabled: state === 'draft_failed' })
  return (
    <>
      <header className="review-bar">
        <button type="button" className="review-back ui-label" onClick={toQueue}>
          <kbd>Esc</kbd> Queue
        </button>
        <h1 tabIndex={-1}>
          <bdi>{opened.name || 'Unnamed'}</bdi>
        </h1>
        <MapStateLamp opened={opened} state={state} claim={opened.claim} />
        <div className="review-actions">
          <Button onClick={toInputs}>
            <span>Inputs</span> <kbd>I</kbd>
          </Button>
          <Button onClick={hold}>
            <span>{state === 'on_hold' ? 'Resume' : 'Hold'}</span> <kbd>H</kbd>
          </Button>
          {state === 'draft_failed' && (
            <Button kind="primary" onClick={redraft}>
              <span>Draft again</span> <kbd>R</kbd>
            </Button>
          )}
        </div>
      </header>
      <ReviewFlags opened={opened} />
      <main id="main" tabIndex={-1} className="desk-notice">
        <Reason opened={opened} />
        <p role="status">{problem}</p>
      </main>
      <footer className="review-foot ui-label" data-tone="quiet">
        <button type="button" onClick={openShortcutHelp}>
          <kbd>?</kbd> keys
        </button>
      </footer>
      <HoldDialog seen={seen} reread={async () => router.refresh()} />
      <ShortcutHelp shortcuts={shortcuts} />
    </>
  )
}

function Reason({ opened: { state, failure, note } }: { opened: OpenedReview }) {
  if (state === 'draft_failed') return <p>{`No draft could be made. ${failure}`}</p>
  if (state === 'on_hold')
    return (
      <p>
        On hold, without a draft: “<bdi>{note}</bdi>”
      </p>
    )
  return <p>The draft is being made. This page shows it as soon as it is there.</p>
}
