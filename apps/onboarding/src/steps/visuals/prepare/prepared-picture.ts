import type { ImageType } from '@wiring/session/images'
import type { Stroke } from '../hide/blur-strokes.ts'

/** What the worker is asked to do: read a file, blur what is under the strokes, encode it anew. */
export interface PrepareJob {
  readonly file: Blob
  readonly strokes: readonly Stroke[]
}

/** What a prepared picture is. Sizes in pixels and bytes. */
export interface PictureFacts {
  readonly type: ImageType
  readonly width: number
  readonly height: number
  readonly bytes: number
  /** The original moved; only its first frame is used. */
  readonly firstFrame: boolean
  /** Something in it was blurred on this device. */
  readonly partsHidden?: boolean
}

/** Why a file cannot be used. */
export type PrepareRefusal =
  | { readonly reason: 'empty' | 'unreadable' | 'heic' | 'stuck' | 'unloaded' }
  | { readonly reason: 'pixels'; readonly width: number; readonly height: number }

export type Preparation =
  | { readonly state: 'prepared'; readonly blob: Blob; readonly facts: PictureFacts }
  | { readonly state: 'refused'; readonly refusal: PrepareRefusal }
