'use client'

import type { OpenedReview } from '@wiring/session/desk/review'
import { Button } from '@wiring/ui/button'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { postAction } from '../desk-api/post-action.ts'
import { announce } from '../shell/announce.tsx'
import { expecting } from '../shell/map-state.ts'
import { useShortcut } from '../shell/use-shortcut.ts'

export function Undrafted({ opened }: { opened: OpenedReview }) {
  const router = useRouter()
  const [problem, setProblem] = useState<string | null>(null)
  const failed = opened.state === 'draft_failed'
  useEffect(() => {
    const timer = setInterval(() => router.refresh(), 10_000)
    return () => clearInterval(timer)
  }, [router])
  useShortcut('escape', () => location.assign('/'))
  const redraft = async () => {
    const answer = await postAction('redraft', expecting(opened.map_id, opened))
    if (answer.status !== 'ok')
      return setProblem('Not started. The map changed, or the desk does not answer.')
    announce('The draft is made again')
    router.refresh()
  }
  return (
    <main id="main" tabIndex={-1} className="desk-notice">
      <h1>{opened.name === '' ? 'Unnamed' : <bdi>{opened.name}</bdi>}</h1>
      {failed ? (
        <>
          <p>No draft could be made. {opened.failure}</p>
          <Button kind="primary" onClick={redraft}>
            Draft again
          </Button>
          <p role="status">{problem}</p>
        </>
      ) : (
        <p>The draft is being made. This page shows it as soon as it is there.</p>
      )}
      <p>
        <a href={`/inputs/${opened.map_id}`}>What was handed in</a>, or <a href="/">back to the queue</a>.
      </p>
    </main>
  )
}
