import { maxImages } from '@wiring/session/limits'
import type { Refusal } from '../picture-messages.ts'
import type { PictureFacts } from '../prepare/prepare-picture.ts'

interface Named {
  id: string
  /** Safe to show; never used as a path. */
  name: string
}

/** `path` is set by the first upload and reused, so that a retry makes no copy. */
interface Prepared extends Named {
  facts: PictureFacts
  path: string | null
}

/** All but `stored` live on this device only. */
export type Picture =
  | (Named & { state: 'reading' })
  | (Prepared & { state: 'ready' })
  /** `share` is 0–1; `attempt` counts from 1. */
  | (Prepared & { state: 'uploading'; share: number; attempt: number })
  | (Prepared & { state: 'waiting'; attempt: number; reason: 'retry' | 'offline' })
  | (Prepared & { state: 'failed' })
  /** `facts` are known on the device that prepared it. */
  | (Named & { state: 'stored'; url: string; facts: PictureFacts | null })

/** Shown until it is dismissed or shrunk. */
export interface RefusedFile {
  id: string
  name: string
  refusal: Refusal
  /** It is a picture, so shrinking would help. */
  shrinkable: boolean
}

export interface PicturesState {
  pictures: readonly Picture[]
  refused: readonly RefusedFile[]
  /** The applicant pressed the button: saves once all is stored. Any change of the pictures resets it. */
  finishing: boolean
}

export const noPictures: PicturesState = { pictures: [], refused: [], finishing: false }

export interface StoredPicture extends Named {
  url: string
  facts: PictureFacts | null
}

export type PicturesAction =
  | { type: 'restored'; stored: readonly StoredPicture[] }
  | { type: 'added'; id: string; name: string }
  | { type: 'prepared'; id: string; facts: PictureFacts }
  /** Its content changes. */
  | { type: 'prepareAgain'; id: string }
  | { type: 'removed'; id: string }
  | { type: 'refused'; file: RefusedFile }
  | { type: 'shrinkable'; id: string }
  | { type: 'dismissed'; id: string }
  | { type: 'finishing'; finishing: boolean }
  | { type: 'sent'; id: string; path: string; attempt: number }
  | { type: 'progressed'; id: string; share: number }
  | { type: 'paused'; id: string; reason: 'retry' | 'offline' }
  | { type: 'failed'; id: string }
  | { type: 'cancelled'; id: string }
  | { type: 'stored'; id: string; url: string }
  /** Gone from storage but not from this device: uploaded again to a new path. */
  | { type: 'lost'; id: string }

/** Pure. Ignores actions for a picture that is gone or in another state. */
export function picturesReducer(current: PicturesState, action: PicturesAction): PicturesState {
  switch (action.type) {
    case 'restored':
      return restore(current, action.stored)
    case 'added':
      if (current.pictures.length >= maxImages || current.pictures.some(({ id }) => id === action.id))
        return current
      return {
        ...current,
        finishing: false,
        pictures: [...current.pictures, { id: action.id, name: action.name, state: 'reading' }],
      }
    case 'removed':
      return { ...current, finishing: false, pictures: current.pictures.filter(({ id }) => id !== action.id) }
    case 'refused':
      return { ...current, refused: [...current.refused, action.file] }
    case 'shrinkable':
      return {
        ...current,
        refused: current.refused.map((file) =>
          file.id === action.id ? { ...file, shrinkable: true } : file,
        ),
      }
    case 'dismissed':
      return { ...current, refused: current.refused.filter(({ id }) => id !== action.id) }
    case 'finishing':
      return current.finishing === action.finishing ? current : { ...current, finishing: action.finishing }
    case 'cancelled':
      return { ...changePicture(current, action), finishing: false }
    default:
      return changePicture(current, action)
  }
}

/** Stored pictures first, then those of this device while there is room. */
function restore(current: PicturesState, stored: readonly StoredPicture[]): PicturesState {
  const known = stored.map(
    (each): Picture =>
      current.pictures.find((picture) => picture.state === 'stored' && picture.url === each.url) ?? {
        ...each,
        state: 'stored',
      },
  )
  const own = current.pictures.filter(({ state }) => state !== 'stored')
  return { ...current, pictures: [...known, ...own].slice(0, maxImages) }
}

type PictureAction = Extract<
  PicturesAction,
  {
    type:
      | 'prepared'
      | 'prepareAgain'
      | 'sent'
      | 'progressed'
      | 'paused'
      | 'failed'
      | 'cancelled'
      | 'stored'
      | 'lost'
  }
>

function changePicture(current: PicturesState, action: PictureAction): PicturesState {
  let changed = false
  const pictures = current.pictures.map((picture) => {
    const next = picture.id === action.id ? nextPicture(picture, action) : picture
    changed ||= next !== picture
    return next
  })
  return changed ? { ...current, pictures } : current
}

function nextPicture(picture: Picture, action: PictureAction): Picture {
  const { id, name } = picture
  if (action.type === 'prepared')
    return picture.state === 'reading'
      ? { id, name, state: 'ready', facts: action.facts, path: null }
      : picture
  if (action.type === 'lost')
    return picture.state === 'stored' && picture.facts !== null
      ? { id, name, state: 'ready', facts: picture.facts, path: null }
      : picture
  if (picture.state === 'reading' || picture.state === 'stored') return picture
  if (action.type === 'prepareAgain')
    return picture.state === 'ready' ? { id, name, state: 'reading' } : picture
  const prepared = { id, name, facts: picture.facts, path: picture.path }
  switch (action.type) {
    case 'sent':
      return { ...prepared, path: action.path, state: 'uploading', share: 0, attempt: action.attempt }
    case 'stored':
      return { id, name, state: 'stored', url: action.url, facts: picture.facts }
    case 'cancelled':
      return { ...prepared, state: 'ready' }
    case 'failed':
      return { ...prepared, state: 'failed' }
    case 'paused':
      return {
        ...prepared,
        state: 'waiting',
        reason: action.reason,
        attempt: picture.state === 'uploading' ? picture.attempt : 1,
      }
    case 'progressed':
      return picture.state === 'uploading'
        ? { ...picture, share: Math.max(picture.share, action.share) }
        : picture
  }
}

/** `null` while something is not stored, or the list is empty. */
export function storedUrls({ pictures }: PicturesState): readonly string[] | null {
  const urls = pictures.flatMap((picture) => (picture.state === 'stored' ? [picture.url] : []))
  return urls.length > 0 && urls.length === pictures.length ? urls : null
}

export class PicturesStore {
  readonly #listeners = new Set<() => void>()
  #state: PicturesState = noPictures

  readonly read = (): PicturesState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  dispatch(action: PicturesAction): void {
    const next = picturesReducer(this.#state, action)
    if (next === this.#state) return
    this.#state = next
    for (const listener of [...this.#listeners]) listener()
  }

  find(id: string): Picture | undefined {
    return this.#state.pictures.find((picture) => picture.id === id)
  }
}
