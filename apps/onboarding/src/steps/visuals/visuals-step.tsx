'use client'

import { maxImages } from '@wiring/session/limits'
import { messages } from '@wiring/session/messages'
import { Button } from '@wiring/ui/button'
import { dismissErrors, showToast } from '@wiring/ui/toast'
import { useCallback, useRef, useState } from 'react'
import { BackLink, StepHeading } from '../../wizard/step-parts.tsx'
import { SaveError } from '../../wizard/use-save.tsx'
import { ChosenPicture, EmptyPlace } from './chosen-picture.tsx'
import HideDialog from './hide/hide-dialog.tsx'
import { PictureInput } from './picture-input.tsx'
import { RefusedList } from './refused-list.tsx'
import { UploadStatus } from './upload-status.tsx'
import { useFocusFallback } from './use-focus-fallback.ts'
import { useVisuals } from './use-visuals.ts'

const positions = Array.from({ length: maxImages }, (_, index) => index + 1)

export default function VisualsStep() {
  const { texts, queue, state, finish, busy, error, isSaved } = useVisuals()
  const root = useRef<HTMLDivElement>(null)
  const focusFallback = useFocusFallback(root)
  const add = useCallback(
    (files: readonly File[]) => {
      dismissErrors()
      return queue.add(files)
    },
    [queue],
  )
  const [hidingId, setHidingId] = useState<string | null>(null)
  const stopHiding = useCallback(() => setHidingId(null), [])
  const { pictures, refused } = state
  const hiding = pictures.find(({ id, state }) => id === hidingId && state === 'ready')
  return (
    <div className="screen" ref={root} {...focusFallback}>
      <StepHeading lead={texts.text}>{texts.title}</StepHeading>
      <PictureInput
        count={pictures.length}
        onFiles={add}
        onFull={() => showToast({ ...messages.maximumImages, tone: 'error' })}
      />
      <RefusedList refused={refused} full={pictures.length >= maxImages} queue={queue} />
      <ol className="pictures" aria-label="Your pictures">
        {positions.map((position) => {
          const picture = pictures[position - 1]
          if (picture === undefined) return <EmptyPlace key={position} position={position} />
          return (
            <ChosenPicture
              key={picture.id}
              picture={picture}
              position={position}
              queue={queue}
              onHideParts={() => setHidingId(picture.id)}
            />
          )
        })}
      </ol>
      <p className="screen-hint" id="picture-rules">
        Images up to 5 MB each. Place and camera data are removed on this device, and nothing is sent before
        you press the button. Of a moving picture the first frame is kept.
      </p>
      <UploadStatus state={state} />
      {hiding?.blob && (
        <HideDialog
          name={hiding.name}
          blob={hiding.blob}
          onClose={stopHiding}
          onDone={(strokes) => {
            stopHiding()
            void queue.hideParts(hiding.id, strokes)
          }}
        />
      )}
      <SaveError error={error} />
      <div className="screen-actions" data-spread="">
        <BackLink />
        <Button kind="primary" busy={busy} busyLabel="Uploading..." onClick={finish}>
          {isSaved ? 'Continue' : 'Upload and continue'}
        </Button>
      </div>
    </div>
  )
}
