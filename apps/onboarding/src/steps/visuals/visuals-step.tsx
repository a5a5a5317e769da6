'use client'

import { maxImages } from '@wiring/session/limits'
import { messages } from '@wiring/session/messages'
import { Button } from '@wiring/ui/button'
import { Label } from '@wiring/ui/label'
import { dismissErrors, showToast } from '@wiring/ui/toast'
import { useCallback, useRef, useState } from 'react'
import { BackLink } from '../../wizard/back-link.tsx'
import { SaveTrouble } from '../../wizard/save-trouble.tsx'
import { StepHeading } from '../../wizard/step-heading.tsx'
import HideDialog from './hide/hide-dialog.tsx'
import { PictureInput } from './picture-input.tsx'
import { EmptySlot, PictureSlot } from './picture-slot.tsx'
import { RefusedList } from './refused-list.tsx'
import { UploadStatus } from './upload-status.tsx'
import { useFocusFallback } from './use-focus-fallback.ts'
import { useIncomingFiles } from './use-incoming-files.ts'
import { useVisuals } from './use-visuals.ts'

const places = Array.from({ length: maxImages }, (_, index) => index + 1)

export default function VisualsStep() {
  const { texts, queue, state, finish, busy, trouble, settled } = useVisuals()
  const root = useRef<HTMLDivElement>(null)
  const focusFallback = useFocusFallback(root)
  const add = useCallback(
    (files: readonly File[]) => {
      dismissErrors()
      return queue.add(files)
    },
    [queue],
  )
  const hovering = useIncomingFiles(add)
  const [hiding, setHiding] = useState<string | null>(null)
  const stopHiding = useCallback(() => setHiding(null), [])
  const { pictures, refused } = state
  const brushed = pictures.find(({ id, state }) => id === hiding && state === 'ready')
  const blob = brushed && queue.blob(brushed.id)
  return (
    <div className="screen" ref={root} {...focusFallback}>
      <Label as="p" tone="quiet">
        Step 3 — Visuals
      </Label>
      <StepHeading>{texts.title}</StepHeading>
      <p className="screen-lead">{texts.text}</p>
      <PictureInput
        present={pictures.length}
        hovering={hovering}
        onFiles={add}
        onFull={() => showToast({ ...messages.maximumImages, tone: 'error' })}
      />
      <RefusedList
        refused={refused}
        full={pictures.length >= maxImages}
        onShrink={(id) => queue.shrink(id)}
        onDismiss={(ids) => {
          for (const id of ids) queue.dismiss(id)
        }}
      />
      <ol className="bays" aria-label="Your pictures">
        {places.map((place) => {
          const picture = pictures[place - 1]
          if (picture === undefined) return <EmptySlot key={place} place={place} />
          return (
            <PictureSlot
              key={picture.id}
              picture={picture}
              place={place}
              preview={queue.preview(picture)}
              onRemove={() => queue.remove(picture.id)}
              onCancel={() => queue.cancel(picture.id)}
              onRetry={() => void queue.retry(picture.id)}
              onHide={() => setHiding(picture.id)}
            />
          )
        })}
      </ol>
      <p className="screen-hint" id="intake-rules">
        Images up to 5 MB each. Place and camera data are removed on this device, and nothing is sent before
        you press the button. Of a moving picture the first frame is kept.
      </p>
      <UploadStatus state={state} />
      {brushed && blob && (
        <HideDialog
          name={brushed.name}
          blob={blob}
          onClose={stopHiding}
          onDone={(strokes) => {
            stopHiding()
            // After the dialog has returned the focus to a button that changes now.
            setTimeout(() => void queue.hide(brushed.id, strokes))
          }}
        />
      )}
      <SaveTrouble trouble={trouble} />
      <div className="screen-actions" data-spread="">
        <BackLink from={3} />
        <Button kind="primary" busy={busy} busyLabel="Uploading..." onClick={finish}>
          {settled ? 'Continue' : 'Upload and continue'}
        </Button>
      </div>
    </div>
  )
}
