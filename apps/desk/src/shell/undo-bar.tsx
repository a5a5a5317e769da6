'use client'

import { revisionTag } from '@wiring/map/snapshot'
import { useEffect, useRef, useState } from 'react'
import { postAction } from '../desk-api/post-action.ts'
import { refusalText } from '../desk-api/refusal-text.ts'
import { Key } from '../parts/key.styles.ts'
import { announce } from './announce.tsx'
import { isSigned } from './map-state.ts'
import { isPrerendering } from './prerendering.ts'
import { PressedBar } from './pressed-bar.tsx'
import { type PressedSignature, readPressed, settle } from './pressed-signature.ts'
import { clearSignature, loadSignatures, markUndoing, type Signature } from './signature-storage.ts'
import { readTab, removeTab, saveTab } from './tab-storage.ts'
import { keepTypedSentence } from './typed-sentence.ts'
import { Bar, SignatureItem, Signatures, State, UndoButton } from './undo-bar.styles.ts'
import { useShortcut } from './use-shortcut.ts'

const takenBack = 'desk.taken-back'

/** The page of the next map may be on its way already, and come first. */
function openTakenBack(): void {
  const map = readTab(takenBack)
  removeTab(takenBack)
  if (map !== null && location.pathname !== `/review/${map}`) location.replace(`/review/${map}`)
}

/** Every signature whose mail has not gone out yet, 60 seconds each. */
export function UndoBar() {
  const [signatures, setSignatures] = useState<readonly Signature[]>([])
  const [pressed, setPressed] = useState<PressedSignature | null>(null)
  const [now, setNow] = useState(0)
  const [problem, setProblem] = useState<{ map: string; text: string } | null>(null)
  const undo = async ({ map, revision, sentence }: Signature) => {
    markUndoing(map, true, Date.now())
    const answer = await postAction('undo_sign', { map_id: map, expected_revision: revision })
    if (isTakenBack(answer)) {
      clearSignature(map, Date.now())
      keepTypedSentence(map, sentence)
      announce('The signature was taken back. No mail was sent.')
      saveTab(takenBack, map)
      return location.assign(`/review/${map}`)
    }
    const late = answer.status === 'refused' || answer.status === 'conflict'
    if (late) markUndoing(map, false, Date.now())
    const text = late ? 'Too late: the mail is on its way.' : refusalText('Not taken back', answer.status)
    setProblem({ map, text })
    announce(text)
  }
  const askAgain = useRef(undo)
  useEffect(() => {
    const show = () => {
      setNow(Date.now())
      setSignatures(loadSignatures(Date.now()))
      setPressed(readPressed())
    }
    const tick = () => {
      if (isPrerendering()) return
      show()
      void settle().then(show)
    }
    const start = () => {
      openTakenBack()
      tick()
      const unanswered = loadSignatures(Date.now()).find(({ undoing }) => undoing)
      if (unanswered !== undefined) void askAgain.current(unanswered)
    }
    if (!isPrerendering()) start()
    else document.addEventListener('prerenderingchange', start, { once: true })
    const timer = setInterval(tick, 1000)
    return () => {
      clearInterval(timer)
      document.removeEventListener('prerenderingchange', start)
    }
  }, [])
  const [newest] = signatures
  /** Else it would take back another than the one that was pressed last. */
  const hasKey = newest !== undefined && (pressed === null || pressed.problem !== null)
  useShortcut('u', () => newest && undo(newest), { enabled: hasKey })
  return (
    <>
      {pressed !== null && <PressedBar pressed={pressed} />}
      {newest !== undefined && (
        <Bar aria-label="Signed">
          <Signatures>
            {signatures.map((signature) => (
              <SignatureItem key={signature.map}>
                <State>
                  <b>
                    Signed: <bdi>{signature.name || 'Unnamed'}</bdi>
                    <span>{`, ${revisionTag(signature.revision)}.`}</span>
                  </b>{' '}
                  <span>
                    {problem?.map === signature.map
                      ? problem.text
                      : `The mail goes out in ${left(signature, now)} s.`}
                  </span>
                </State>
                <a href={`/delivery/${signature.map}`}>
                  Delivery<span className="ui-visually-hidden">{` of ${signature.name || 'Unnamed'}`}</span>
                </a>
                <UndoButton onClick={() => undo(signature)}>
                  <span>Take back</span>
                  <span className="ui-visually-hidden">{` ${signature.name || 'Unnamed'} `}</span>
                  {hasKey && signature === newest && <Key>U</Key>}
                </UndoButton>
              </SignatureItem>
            ))}
          </Signatures>
        </Bar>
      )}
    </>
  )
}

const left = ({ until }: Signature, now: number) => Math.max(0, Math.ceil((Date.parse(until) - now) / 1000))

/** A first press can have been answered to a page that was left. */
const isTakenBack = (answer: Awaited<ReturnType<typeof postAction<'undo_sign'>>>): boolean =>
  answer.status === 'ok' || (answer.status === 'conflict' && !isSigned(answer.state))
