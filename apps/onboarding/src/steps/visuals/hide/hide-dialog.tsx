'use client'

import { Button } from '@wiring/ui/button'
import { OpenDialog } from '@wiring/ui/open-dialog'
import { type CSSProperties, useEffect, useState } from 'react'
import { ByPointer } from '../../../wizard/step-parts.tsx'
import { BlurCanvas } from './blur-canvas.tsx'
import { type BrushSize, brushSizes, type Stroke } from './blur-strokes.ts'

export interface HideDialogProps {
  name: string
  blob: Blob
  onDone: (strokes: readonly Stroke[]) => void
  onClose: () => void
}

const previewWidth = 1_200
const maxZoom = 4

export default function HideDialog({ name, blob, onDone, onClose }: HideDialogProps) {
  const [image, setImage] = useState<ImageBitmap | null>(null)
  const [strokes, setStrokes] = useState<readonly Stroke[]>([])
  const [size, setSize] = useState<BrushSize>('medium')
  const [zoom, setZoom] = useState(1)
  const [panning, setPanning] = useState(false)

  useEffect(() => {
    let closed = false
    const show = (bitmap: ImageBitmap) => (closed ? bitmap.close() : setImage(bitmap))
    createImageBitmap(blob, { resizeWidth: previewWidth, resizeQuality: 'medium' }).then(show, onClose)
    return () => {
      closed = true
    }
  }, [blob, onClose])

  return (
    <OpenDialog id="hide-parts" title="Hide parts" titleSize="3" onClose={onClose}>
      <p>
        <ByPointer
          mouse="Draw over names, figures or faces. By keyboard: arrow keys move the brush, with Shift further, Space blurs."
          touch="Draw with a finger over names, figures or faces."
        />{' '}
        <span>What is blurred is gone from the copy that is sent.</span>
      </p>
      <div
        className="blur-stage"
        data-zoomed={zoom > 1 || undefined}
        style={{ '--zoom': zoom } as CSSProperties}
      >
        {image && (
          <BlurCanvas
            image={image}
            name={name}
            strokes={strokes}
            radius={brushSizes[size]}
            panning={panning && zoom > 1}
            onStrokes={setStrokes}
          />
        )}
      </div>
      <div className="blur-zoom">
        <Button kind="quiet" disabled={zoom === 1} onClick={() => setZoom(zoom / 2)}>
          Smaller
        </Button>
        <Button kind="quiet" disabled={zoom === maxZoom} onClick={() => setZoom(zoom * 2)}>
          Larger
        </Button>
        {zoom > 1 && (
          <Button kind="quiet" aria-pressed={panning} onClick={() => setPanning(!panning)}>
            {panning ? 'Draw again' : 'Move the picture'}
          </Button>
        )}
        <span className="ui-visually-hidden" role="status">
          {zoom > 1 ? `${zoom} times as large` : ''}
        </span>
      </div>
      <div className="blur-tools">
        <fieldset className="blur-sizes" aria-labelledby="brush-label">
          <span className="blur-label ui-label" id="brush-label">
            Brush
          </span>
          {(Object.keys(brushSizes) as BrushSize[]).map((each) => (
            <label className="blur-size" key={each}>
              <input
                className="blur-size-input"
                type="radio"
                name="brush"
                checked={size === each}
                onChange={() => setSize(each)}
              />
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
    </OpenDialog>
  )
}
