import { Button } from '@wiring/ui/button'
import { Label } from '@wiring/ui/label'
import { Lamp } from '@wiring/ui/lamp'
import { VisuallyHidden } from '@wiring/ui/visually-hidden'
import { useLayoutEffect, useState } from 'react'
import { factsTexts, pictureStatus } from './picture-texts.ts'
import type { QueuedPicture } from './queue/pictures-state.ts'
import type { UploadQueue } from './queue/upload-queue.ts'

export interface ChosenPictureProps {
  picture: QueuedPicture
  /** 1–3. */
  position: number
  queue: UploadQueue
  onHideParts: () => void
}

export function ChosenPicture({ picture, position, queue, onHideParts }: ChosenPictureProps) {
  const { signal, label } = pictureStatus(picture)
  const preview = usePreview(picture)
  const facts = 'facts' in picture ? picture.facts : null
  const action = actionOf(picture.state)
  const act = {
    Cancel: () => queue.cancel(picture.id),
    Retry: () => void queue.retry(picture.id),
    'Hide parts': onHideParts,
  }
  return (
    <li className="picture" data-state={picture.state} data-item={picture.id}>
      <div className="picture-head">
        <Label tone="quiet">{`V${position}`}</Label>
        <Lamp signal={signal}>{label}</Lamp>
      </div>
      <div className="picture-view">
        {preview && (
          <img
            className="picture-image"
            src={preview}
            alt={`Preview of ${picture.name}`}
            decoding="async"
            draggable={false}
          />
        )}
      </div>
      {picture.state === 'uploading' && (
        <progress
          className="picture-progress"
          value={picture.progress}
          max={1}
          aria-label={`Upload of ${picture.name}`}
        />
      )}
      <div className="picture-text">
        <p className="picture-name">
          <bdi>{picture.name}</bdi>
        </p>
        {facts && (
          <p className="ui-label picture-facts" data-tone="quiet">
            {factsTexts(facts).map((fact) => (
              <span className="picture-fact" key={fact}>
                {fact}
              </span>
            ))}
          </p>
        )}
      </div>
      <div className="picture-actions">
        {action && (
          <Button kind="quiet" className="picture-action" onClick={act[action]}>
            <span>{action}</span>
            <VisuallyHidden>{`${action === 'Hide parts' ? ' of' : ' the upload of'} ${picture.name}`}</VisuallyHidden>
          </Button>
        )}
        <Button kind="quiet" className="picture-action" onClick={() => void queue.remove(picture.id)}>
          <span>Remove</span>
          <VisuallyHidden>{` ${picture.name}`}</VisuallyHidden>
        </Button>
      </div>
    </li>
  )
}

/** One button, so that it keeps the focus. */
function actionOf(state: QueuedPicture['state']) {
  if (state === 'uploading' || state === 'waiting') return 'Cancel'
  if (state === 'failed') return 'Retry'
  return state === 'ready' ? 'Hide parts' : null
}

function usePreview(picture: QueuedPicture): string | null {
  const { blob } = picture
  const [objectUrl, setObjectUrl] = useState<string | null>(null)
  useLayoutEffect(() => {
    if (blob === null) return
    const url = URL.createObjectURL(blob)
    setObjectUrl(url)
    return () => URL.revokeObjectURL(url)
  }, [blob])
  if (blob !== null) return objectUrl
  return picture.state === 'stored' ? picture.url : null
}

export function EmptyPlace({ position }: { position: number }) {
  return (
    <li className="picture" data-state="empty" aria-hidden="true">
      <div className="picture-head">
        <Label tone="quiet">{`V${position}`}</Label>
      </div>
      <div className="picture-view" />
    </li>
  )
}
