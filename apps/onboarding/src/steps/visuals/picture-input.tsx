import { maxImages } from '@wiring/session/limits'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { ByPointer } from '../../wizard/step-parts.tsx'

export interface PictureInputProps {
  count: number
  /** Must be stable. */
  onFiles: (files: readonly File[]) => void
  onFull: () => void
}

export function PictureInput({ count, onFiles, onFull }: PictureInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const hovering = useDroppedAndPastedFiles(onFiles)
  const full = count >= maxImages
  const open = () => (full ? onFull() : input.current?.click())
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])])
    // Allows choosing the same file again.
    target.value = ''
  }
  return (
    <div className="picture-input">
      <button
        type="button"
        className="picture-input-button"
        data-hovering={hovering || undefined}
        data-full={full || undefined}
        aria-describedby="picture-rules"
        data-fallback=""
        onClick={open}
      >
        <Socket />
        <span className="picture-input-text">
          <strong className="picture-input-title">
            {full ? (
              <span>The tray is full</span>
            ) : hovering ? (
              <span>Drop to add</span>
            ) : (
              <ByPointer mouse="Choose pictures" touch="Take or choose pictures" />
            )}
          </strong>
          <span className="picture-input-ways">
            {full ? (
              <span>Remove one to change it.</span>
            ) : (
              <ByPointer
                mouse="or drop them here, or paste a screenshot"
                touch="from your camera or your photos"
              />
            )}
          </span>
        </span>
        <span className="ui-label picture-input-count">{`${count} of ${maxImages}`}</span>
      </button>
      <input
        ref={input}
        type="file"
        multiple
        accept="image/*,.heic,.heif"
        tabIndex={-1}
        aria-hidden="true"
        className="ui-visually-hidden"
        onChange={choose}
      />
    </div>
  )
}

function Socket() {
  return (
    <svg className="picture-input-socket" viewBox="0 0 72 48" width="72" height="48" aria-hidden="true">
      <path className="picture-input-plug" d="M2 24H18M18 14V34H30V14ZM30 18H38M30 24H38M30 30H38" />
      <path d="M52 10H70V38H52ZM52 18H58M52 24H58M52 30H58" />
    </svg>
  )
}

const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false

// On the window: a drop beside the target must not navigate to the file.
function useDroppedAndPastedFiles(onFiles: (files: readonly File[]) => void): boolean {
  const [hovering, setHovering] = useState(false)
  useEffect(() => {
    const control = new AbortController()
    const listen = <Type extends keyof WindowEventMap>(
      type: Type,
      listener: (event: WindowEventMap[Type]) => void,
    ) => window.addEventListener(type, listener, { signal: control.signal })
    listen('dragover', (event) => {
      if (!carriesFiles(event)) return
      event.preventDefault()
      setHovering(true)
    })
    listen('dragleave', ({ relatedTarget }) => {
      const leftWindow = relatedTarget === null
      if (leftWindow) setHovering(false)
    })
    listen('drop', (event) => {
      setHovering(false)
      if (!carriesFiles(event)) return
      event.preventDefault()
      onFiles([...(event.dataTransfer?.files ?? [])])
    })
    listen('paste', (event) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length > 0) event.preventDefault()
      onFiles(files)
    })
    return () => control.abort()
  }, [onFiles])
  return hovering
}
