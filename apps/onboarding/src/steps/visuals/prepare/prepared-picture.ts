import type { ImageType } from '@wiring/session/images'
import type { Stroke } from '../hide/blur-strokes.ts'

export interface PrepareJob {
  readonly file: Blob
  readonly strokes: readonly Stroke[]
}

export interface PictureFacts {
  readonly type: ImageType
  readonly width: number
  readonly height: number
  readonly bytes: number
  /** The original was animated; only its first frame is used. */
  readonly firstFrame: boolean
  readonly partsHidden?: boolean
}

export type PrepareRefusal =
  | { readonly reason: 'empty' | 'unreadable' | 'heic' | 'stuck' | 'unloaded' }
  | { readonly reason: 'pixels'; readonly width: number; readonly height: number }

export type Preparation =
  | { readonly state: 'prepared'; readonly blob: Blob; readonly facts: PictureFacts }
  | { readonly state: 'refused'; readonly refusal: PrepareRefusal }
