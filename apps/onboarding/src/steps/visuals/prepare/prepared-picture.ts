import type { ImageType } from '@wiring/session/images'
import type { Stroke } from '../hide/blur-strokes.ts'

export interface PrepareJob {
  file: Blob
  strokes: readonly Stroke[]
}

export interface PictureFacts {
  type: ImageType
  width: number
  height: number
  bytes: number
  /** The original was animated; only its first frame is used. */
  firstFrame: boolean
  partsHidden?: boolean
}

export type PrepareRefusal =
  | { reason: 'empty' | 'unreadable' | 'heic' | 'stuck' | 'unloaded' }
  | { reason: 'pixels'; width: number; height: number }

export type Preparation =
  | { state: 'prepared'; blob: Blob; facts: PictureFacts }
  | { state: 'refused'; refusal: PrepareRefusal }
