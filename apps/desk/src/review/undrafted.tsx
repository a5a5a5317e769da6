'use client'

import type { OpenedReview } from '@wiring/contract/desk/review'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { postAction } from '../desk-api/post-action.ts'
import { refusalText } from '../desk-api/refusal-text.ts'
import { Key } from '../parts/key.styles.ts'
import { Notice } from '../parts/notice.styles.ts'
import { announce } from '../shell/announce.tsx'
import { expecting } from '../shell/map-state.ts'
import { openShortcutHelp, ShortcutHelp } from '../shell/shortcut-help.tsx'
import { useShortcut } from '../shell/use-shortcut.ts'
import { HoldDialog } from './hold-dialog.tsx'
import { MapStateLamp } from './map-state-lamp.tsx'
import { ActionButton, Actions, Back, Bar, Name } from './review-bar.styles.ts'
import { ReviewFlags } from './review-flags.tsx'
import { Foot, FootButton } from './review-foot.styles.ts'
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
    if (answer.status !== 'ok') return setProblem(refusalText('Not started', answer.status))
    announce('The draft is made again')
    router.refresh()
  }
  useShortcut('escape', toQueue)
  useShortcut('i', toInputs)
  useShortcut('h', hold)
  useShortcut('r', redraft, { enabled: state === 'draft_failed' })
  return (
    <>
      <Bar>
        <Back type="button" className="ui-label" onClick={toQueue}>
          <Key>Esc</Key> Queue
        </Back>
        <Name tabIndex={-1}>
          <bdi>{opened.name || 'Unnamed'}</bdi>
        </Name>
        <MapStateLamp opened={opened} state={state} claim={opened.claim} />
        <Actions>
          <ActionButton onClick={toInputs}>
            <span>Inputs</span> <Key>I</Key>
          </ActionButton>
          <ActionButton onClick={hold}>
            <span>{state === 'on_hold' ? 'Resume' : 'Hold'}</span> <Key>H</Key>
          </ActionButton>
          {state === 'draft_failed' && (
            <ActionButton kind="primary" onClick={redraft}>
              <span>Draft again</span> <Key>R</Key>
            </ActionButton>
          )}
        </Actions>
      </Bar>
      <ReviewFlags opened={opened} />
      <Notice as="main" id="main" tabIndex={-1}>
        <Reason opened={opened} />
        <p role="status">{problem}</p>
      </Notice>
      <Foot className="ui-label" data-tone="quiet">
        <FootButton type="button" onClick={openShortcutHelp}>
          <Key>?</Key> keys
        </FootButton>
      </Foot>
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
