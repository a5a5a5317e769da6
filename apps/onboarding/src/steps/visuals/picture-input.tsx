import { maxImages } from '@wiring/session/limits'
import { type ChangeEvent, useRef } from 'react'
import { ByPointer } from '../../wizard/by-pointer.tsx'

export interface PictureInputProps {
  present: number
  hovering: boolean
  onFiles: (files: readonly File[]) => void
  onFull: () => void
}

/** One big button that is also the drop target. */
export function PictureInput({ present, hovering, onFiles, onFull }: PictureInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const full = present >= maxImages
  const open = () => (full ? onFull() : input.current?.click())
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])])
    // Allows choosing the same file again.
    target.value = ''
  }
  return (
    <div className="intake" data-hovering={hovering || undefined} data-full={full || undefined}>
      <button
        type="button"
        className="intake-button"
        aria-describedby="intake-rules"
        data-fallback=""
        onClick={open}
      >
        <Socket />
        <span className="intake-words">
          <strong>
            {full ? (
              'The tray is full'
            ) : hovering ? (
              'Drop to add'
            ) : (
              <ByPointer mouse="Choose pictures" touch="Take or choose pictures" />
            )}
          </strong>
          <span className="intake-ways">
            {full ? (
              'Remove one to change it.'
            ) : (
              <ByPointer
                mouse="or drop them here, or paste a screenshot"
                touch="from your camera or your photos"
              />
            )}
          </span>
        </span>
        <span className="ui-label intake-count">
          {present} of {maxImages}
        </span>
      </button>
      <input
        ref={input}
        type="file"
        multiple
        accept="image/*,.heic,.heif"
        tabIndex={-1}
        aria-hidden="true"
        className="ui-visually-hidden"
        onChange={take}
      />
    </div>
  )
}

/** The drawn device: a plug of three pins in front of its socket. */
function Socket() {
  return (
    <svg className="intake-socket" viewBox="0 0 72 48" width="72" height="48" aria-hidden="true">
      <path className="intake-plug" d="M2 24H18M18 14V34H30V14ZM30 18H38M30 24H38M30 30H38" />
      <path d="M52 10H70V38H52ZM52 18H58M52 24H58M52 30H58" />
    </svg>
  )
}
