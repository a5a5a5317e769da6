import type { PickRefusal } from '@wiring/session/images'
import { maxImages } from '@wiring/session/limits'
import type { PictureFacts, PrepareRefusal } from '../prepare/prepare-picture.ts'

interface Named {
  id: string
  name: string
}

interface Prepared extends Named {
  blob: Blob
  facts: PictureFacts
  path: string | null
}

/** `blob`: the copy on this device. Progress is 0–1, attempts count from 1. */
export type QueuedPicture =
  | (Named & { state: 'reading'; blob: Blob | null })
  | (Prepared & { state: 'ready' })
  | (Prepared & { state: 'uploading'; progress: number; attempt: number })
  | (Prepared & { state: 'waiting'; reason: 'retry' | 'offline' })
  | (Prepared & { state: 'failed' })
  | (StoredPicture & { state: 'stored'; blob: Blob | null })

export interface StoredPicture extends Named {
  url: string
  facts: PictureFacts | null
}

/** `lost`: gone from storage, without a copy on this device. */
export type Refusal = PrepareRefusal | { reason: PickRefusal | 'lost' }

export interface RefusedFile {
  id: string
  name: string
  refusal: Refusal
  /** A picture that is too large. */
  shrinkable: File | null
}

export interface PicturesState {
  pictures: readonly QueuedPicture[]
  refused: readonly RefusedFile[]
  /** Reset by any change of the pictures. */
  finishing: boolean
}

export const noPictures: PicturesState = { pictures: [], refused: [], finishing: false }

type PictureAction =
  | { type: 'prepared'; id: string; facts: PictureFacts; blob: Blob }
  | { type: 'prepareAgain'; id: string }
  | { type: 'uploadStarted'; id: string; path: string; attempt: number }
  | { type: 'progressed'; id: string; progress: number }
  | { type: 'paused'; id: string; reason: 'retry' | 'offline' }
  | { type: 'failed'; id: string }
  | { type: 'cancelled'; id: string }
  | { type: 'stored'; id: string; url: string }
  /** Gone from storage. */
  | { type: 'lost'; id: string }

export type PicturesAction =
  | { type: 'restored'; stored: readonly StoredPicture[] }
  | { type: 'added'; id: string; name: string }
  | { type: 'removed'; id: string }
  | { type: 'refused'; file: RefusedFile }
  | { type: 'shrinkable'; id: string; file: File }
  | { type: 'dismissed'; id: string }
  | { type: 'finishing'; finishing: boolean }
  | PictureAction

export function picturesReducer(current: PicturesState, action: PicturesAction): PicturesState {
  const { pictures, refused } = current
  switch (action.type) {
    case 'restored':
      return { ...current, pictures: restoredPictures(pictures, action.stored) }
    case 'added': {
      const { id, name } = action
      if (pictures.length >= maxImages || pictures.some((picture) => picture.id === id)) return current
      return {
        ...current,
        finishing: false,
        pictures: [...pictures, { id, name, blob: null, state: 'reading' }],
      }
    }
    case 'removed':
      return { ...current, finishing: false, pictures: pictures.filter(({ id }) => id !== action.id) }
    case 'refused':
      return { ...current, refused: [...refused, action.file] }
    case 'shrinkable': {
      const { id, file } = action
      return {
        ...current,
        refused: refused.map((each) => (each.id === id ? { ...each, shrinkable: file } : each)),
      }
    }
    case 'dismissed':
      return { ...current, refused: refused.filter(({ id }) => id !== action.id) }
    case 'finishing':
      return current.finishing === action.finishing ? current : { ...current, finishing: action.finishing }
    case 'cancelled':
      return { ...changePicture(current, action), finishing: false }
    default:
      return changePicture(current, action)
  }
}

function restoredPictures(
  pictures: readonly QueuedPicture[],
  stored: readonly StoredPicture[],
): QueuedPicture[] {
  const known = stored.map(
    (each): QueuedPicture =>
      pictures.find((picture) => picture.state === 'stored' && picture.url === each.url) ?? {
        ...each,
        blob: null,
        state: 'stored',
      },
  )
  const own = pictures.filter(({ state }) => state !== 'stored')
  return [...known, ...own].slice(0, maxImages)
}

function changePicture(current: PicturesState, action: PictureAction): PicturesState {
  const index = current.pictures.findIndex(({ id }) => id === action.id)
  const picture = current.pictures[index]
  const next = picture && nextPicture(picture, action)
  if (next === undefined || next === picture) return current
  return { ...current, pictures: current.pictures.with(index, next) }
}

function nextPicture(picture: QueuedPicture, action: PictureAction): QueuedPicture {
  const { id, name } = picture
  if (picture.state === 'reading') {
    if (action.type !== 'prepared') return picture
    return { id, name, state: 'ready', facts: action.facts, blob: action.blob, path: null }
  }
  if (picture.state === 'stored') {
    const { facts, blob } = picture
    if (action.type === 'prepared') return { ...picture, facts: action.facts, blob: action.blob }
    if (action.type !== 'lost' || facts === null || blob === null) return picture
    return { id, name, state: 'ready', facts, blob, path: null }
  }
  const { facts, blob, path } = picture
  const prepared = { id, name, facts, blob, path }
  switch (action.type) {
    case 'prepareAgain':
      return picture.state === 'ready' ? { id, name, blob, state: 'reading' } : picture
    case 'uploadStarted':
      return { ...prepared, path: action.path, state: 'uploading', progress: 0, attempt: action.attempt }
    case 'stored':
      return { id, name, state: 'stored', url: action.url, facts, blob }
    case 'cancelled':
      return { ...prepared, state: 'ready' }
    case 'failed':
      return { ...prepared, state: 'failed' }
    case 'paused':
      return { ...prepared, state: 'waiting', reason: action.reason }
    case 'progressed':
      return picture.state === 'uploading'
        ? { ...picture, progress: Math.max(picture.progress, action.progress) }
        : picture
    default:
      return picture
  }
}

/** `null` unless all are stored. */
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

  find(id: string): QueuedPicture | undefined {
    return this.#state.pictures.find((picture) => picture.id === id)
  }
}
