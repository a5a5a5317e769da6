'use client'

import { maxImages } from '@wiring/session/limits'
import { messages } from '@wiring/session/messages'
import { Button } from '@wiring/ui/button'
import { Label } from '@wiring/ui/label'
import { showToast } from '@wiring/ui/toast'
import { useCallback, useRef } from 'react'
import { StepHeading } from '../../wizard/step-heading.tsx'
import { EmptyBay, PictureBay } from './picture-bay.tsx'
import { PictureIntake } from './picture-intake.tsx'
import { ProblemList } from './problem-list.tsx'
import { TrayStatus } from './tray-status.tsx'
import { useArrivingFiles } from './use-arriving-files.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useVisuals } from './use-visuals.ts'

const places = Array.from({ length: maxImages }, (_, index) => index + 1)

/** Step 3: up to three pictures, prepared on this device, sent together. */
export default function VisualsStep() {
  const { tray, state, finish, busy, settled } = useVisuals()
  const root = useRef<HTMLDivElement>(null)
  const keptFocus = useKeptFocus(root)
  const add = useCallback((files: readonly File[]) => tray.add(files), [tray])
  const hovering = useArrivingFiles(add)
  const { pictures, problems } = state
  return (
    <div className="screen" ref={root} {...keptFocus}>
      <Label as="p" tone="quiet">
        Step 3 — Visuals
      </Label>
      <StepHeading>Show what you make.</StepHeading>
      <p className="screen-lead">
        Up to three screenshots or work artifacts. Unfinished is fine: they show how you build, not how well.
      </p>
      <PictureIntake
        present={pictures.length}
        hovering={hovering}
        onFiles={add}
        onFull={() => showToast({ ...messages.maximumImages, tone: 'error' })}
      />
      <ProblemList
        problems={problems}
        onShrink={(id) => tray.shrink(id)}
        onDismiss={(id) => tray.dismiss(id)}
      />
      <ol className="bays" aria-label="Your pictures">
        {places.map((place) => {
          const picture = pictures[place - 1]
          if (picture === undefined) return <EmptyBay key={place} place={place} />
          return (
            <PictureBay
              key={picture.id}
              picture={picture}
              place={place}
              preview={tray.preview(picture)}
              onRemove={() => tray.remove(picture.id)}
              onCancel={() => tray.cancel(picture.id)}
              onRetry={() => void tray.retry(picture.id)}
            />
          )
        })}
      </ol>
      <p className="screen-hint" id="intake-rules">
        Images up to 5 MB each. Place and camera data are removed on this device, and nothing is sent before
        you press the button. Of a moving picture the first frame is kept.
      </p>
      <TrayStatus state={state} />
      <div className="screen-actions">
        <Button kind="primary" busy={busy} busyLabel="Uploading..." onClick={finish}>
          {settled ? 'Continue' : 'Upload and continue'}
        </Button>
      </div>
    </div>
  )
}
