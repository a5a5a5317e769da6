'use client'

import { Button } from '@wiring/ui/button'
import { useEffect, useState } from 'react'
import { Dialog } from '../../../dialog/dialog.tsx'
import { ByPointer } from '../../../wizard/by-pointer.tsx'
import { BlurCanvas } from './blur-canvas.tsx'
import { type BrushSize, brushSizes, type Stroke } from './blur-strokes.ts'

export interface HideDialogProps {
  readonly name: string
  readonly blob: Blob
  readonly onDone: (strokes: readonly Stroke[]) => void
  readonly onClose: () => void
}

/** As wide as the picture is ever shown here; the blur itself is drawn in full size by the worker. */
const shownWidth = 1_200

/** Lets names, figures and faces be blurred before a picture leaves the device. */
export default function HideDialog({ name, blob, onDone, onClose }: HideDialogProps) {
  const [image, setImage] = useState<ImageBitmap | null>(null)
  const [strokes, setStrokes] = useState<readonly Stroke[]>([])
  const [size, setSize] = useState<BrushSize>('medium')

  useEffect(() => {
    let gone = false
    const show = (bitmap: ImageBitmap) => (gone ? bitmap.close() : setImage(bitmap))
    createImageBitmap(blob, { resizeWidth: shownWidth, resizeQuality: 'medium' }).then(show, onClose)
    return () => {
      gone = true
    }
  }, [blob, onClose])

  return (
    <Dialog title="Hide parts" onClose={onClose}>
      <p>
        <ByPointer
          mouse="Draw over names, figures or faces. By keyboard: arrow keys move the brush, with Shift further, Space blurs."
          touch="Draw with a finger over names, figures or faces."
        />{' '}
        What is blurred is gone from the copy that is sent.
      </p>
      <div className="blur-stage">
        {image && (
          <BlurCanvas
            image={image}
            name={name}
            strokes={strokes}
            radius={brushSizes[size]}
            onStrokes={setStrokes}
          />
        )}
      </div>
      <div className="blur-tools">
        <fieldset className="blur-sizes">
          <legend className="ui-label">Brush</legend>
          {(Object.keys(brushSizes) as BrushSize[]).map((each) => (
            <label key={each}>
              <input type="radio" name="brush" checked={size === each} onChange={() => setSize(each)} />
              <span>{each}</span>
            </label>
          ))}
        </fieldset>
        <Button kind="quiet" disabled={strokes.length === 0} onClick={() => setStrokes(strokes.slice(0, -1))}>
          Undo
        </Button>
      </div>
      <div className="screen-actions">
        <Button kind="primary" disabled={strokes.length === 0} onClick={() => onDone(strokes)}>
          Use this picture
        </Button>
        <Button onClick={onClose}>Leave as it was</Button>
      </div>
    </Dialog>
  )
}
