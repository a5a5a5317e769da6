import { Button } from '@wiring/ui/button'
import { Label } from '@wiring/ui/label'
import { Lamp } from '@wiring/ui/lamp'
import { VisuallyHidden } from '@wiring/ui/visually-hidden'
import { pictureFacts, pictureStatus } from './describe-picture.ts'
import type { Picture } from './queue/pictures-state.ts'

export interface PictureSlotProps {
  picture: Picture
  /** 1–3. */
  place: number
  /** URL; `null` while the file is being read. */
  preview: string | null
  onRemove: () => void
  onCancel: () => void
  onRetry: () => void
  /** Opens the brush. */
  onHide: () => void
}

export function PictureSlot({
  picture,
  place,
  preview,
  onRemove,
  onCancel,
  onRetry,
  onHide,
}: PictureSlotProps) {
  const { signal, word } = pictureStatus(picture)
  const facts = 'facts' in picture ? picture.facts : null
  const action = actionOf(picture.state)
  const act = { Cancel: onCancel, Retry: onRetry, 'Hide parts': onHide }
  return (
    <li className="bay" data-state={picture.state} data-item={picture.id}>
      <div className="bay-head">
        <Label tone="quiet">V{place}</Label>
        <Lamp signal={signal}>{word}</Lamp>
      </div>
      <div className="bay-view">
        {preview && (
          <img src={preview} alt={`Preview of ${picture.name}`} decoding="async" draggable={false} />
        )}
      </div>
      {picture.state === 'uploading' && (
        <progress
          className="bay-progress"
          value={picture.share}
          max={1}
          aria-label={`Upload of ${picture.name}`}
        />
      )}
      <div className="bay-words">
        <p className="bay-name">
          <bdi>{picture.name}</bdi>
        </p>
        {facts && (
          <p className="ui-label bay-facts" data-tone="quiet">
            {pictureFacts(facts).map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
        )}
      </div>
      <div className="bay-actions">
        {action && (
          <Button kind="quiet" onClick={act[action]}>
            {action}
            <VisuallyHidden>
              {action === 'Hide parts' ? ' of' : ' the upload of'} {picture.name}
            </VisuallyHidden>
          </Button>
        )}
        <Button kind="quiet" onClick={onRemove}>
          Remove<VisuallyHidden> {picture.name}</VisuallyHidden>
        </Button>
      </div>
    </li>
  )
}

/** One button for all states, so that it keeps the focus. */
function actionOf(state: Picture['state']) {
  if (state === 'uploading' || state === 'waiting') return 'Cancel'
  if (state === 'failed') return 'Retry'
  return state === 'ready' ? 'Hide parts' : null
}

export function EmptySlot({ place }: { place: number }) {
  return (
    <li className="bay" data-state="empty" aria-hidden="true">
      <div className="bay-head">
        <Label tone="quiet">V{place}</Label>
      </div>
      <div className="bay-view" />
    </li>
  )
}
