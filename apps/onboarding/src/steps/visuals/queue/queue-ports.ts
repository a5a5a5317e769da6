import type { SupabaseAddress } from '@wiring/contract/call'
import { type ImageType, imageBucket, imagePath, publicImageUrl } from '@wiring/session/images'
import type { Message } from '@wiring/session/messages'
import { showToast } from '@wiring/ui/toast'
import { type UploadRequest, type UploadResult, uploadObject } from '../../../session/upload-object.ts'
import { isPicture, type Preparation, type PrepareJob, preparePicture } from '../prepare/prepare-picture.ts'
import {
  type DevicePicture,
  deletePicture,
  readPictures,
  readStored,
  removeStored,
  savePicture,
  saveStored,
} from './device-pictures.ts'
import type { StoredPicture } from './pictures-state.ts'

export type PictureUpload = Omit<UploadRequest, 'bucket' | 'overwrite'>
type PictureCopy = Omit<DevicePicture, 'sessionId' | 'at'>

export interface QueuePorts {
  prepare: (job: PrepareJob) => Promise<Preparation>
  isPicture: (file: Blob) => Promise<boolean>
  upload: (upload: PictureUpload) => Promise<UploadResult>
  pathOf: (index: number, type: ImageType) => string
  urlOf: (path: string) => string
  /** True also when storage does not say. */
  isStored: (url: string) => Promise<boolean>
  isOnline: () => boolean
  /** Milliseconds. */
  wait: (delay: number, signal: AbortSignal) => Promise<void>
  showError: (message: Message) => void
  readStored: () => StoredPicture[] | null
  saveStored: (pictures: readonly StoredPicture[] | null) => void
  /** Resolves when the copy would survive the tab, or cannot be kept. */
  savePicture: (picture: PictureCopy) => Promise<unknown>
  /** Resolves when it is gone for good, or cannot be reached. */
  deletePicture: (id: string) => Promise<unknown>
  readPictures: () => Promise<readonly PictureCopy[]>
}

export function browserPorts(sessionId: string, supabase: SupabaseAddress): QueuePorts {
  return {
    prepare: preparePicture,
    isPicture,
    upload: (upload) => uploadObject(supabase, { bucket: imageBucket, ...upload }),
    pathOf: (index, type) => imagePath(sessionId, Date.now(), index, type),
    urlOf: (path) => publicImageUrl(supabase.url, path),
    isStored,
    isOnline: () => navigator.onLine,
    wait,
    showError: (message) => showToast({ ...message, tone: 'error' }),
    readStored: () => readStored(sessionId, supabase.url),
    saveStored: (pictures) => (pictures === null ? removeStored(sessionId) : saveStored(sessionId, pictures)),
    savePicture: (picture) => savePicture({ ...picture, sessionId, at: Date.now() }),
    deletePicture,
    readPictures: () => readPictures(sessionId),
  }
}

async function isStored(url: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(5_000)
    const { status } = await fetch(url, { method: 'HEAD', cache: 'no-store', signal })
    // Storage answers 400 for some missing objects.
    return status !== 400 && status !== 404
  } catch {
    return true
  }
}

function wait(delay: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, delay)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
