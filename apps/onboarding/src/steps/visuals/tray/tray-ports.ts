import { type ImageType, imageBucket, imagePath, publicImageUrl } from '@wiring/session/images'
import type { Message } from '@wiring/session/messages'
import { showToast } from '@wiring/ui/toast'
import type { SupabaseAddress } from '../../../session/supabase-address.ts'
import { type Uploaded, uploadObject } from '../../../session/upload-object.ts'
import { isPicture } from '../prepare/is-picture.ts'
import { preparePicture } from '../prepare/prepare-picture.ts'
import type { Preparation, PrepareJob } from '../prepare/prepared-picture.ts'
import { type DevicePicture, forgetPicture, keepPicture, keptPictures } from './device-pictures.ts'
import { dropStored, keepStored, keptStored } from './stored-pictures.ts'
import type { StoredPicture } from './tray-state.ts'

export interface PictureUpload {
  readonly path: string
  readonly body: Blob
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal
}

/** All that the tray does to the world. */
export interface TrayPorts {
  readonly prepare: (job: PrepareJob) => Promise<Preparation>
  readonly isPicture: (file: Blob) => Promise<boolean>
  readonly upload: (upload: PictureUpload) => Promise<Uploaded>
  readonly pathOf: (index: number, type: ImageType) => string
  readonly urlOf: (path: string) => string
  /** Whether storage still has a picture; true when it cannot be told. */
  readonly isStored: (url: string) => Promise<boolean>
  readonly isOnline: () => boolean
  /** Resolves after a delay in milliseconds, or at once when the signal fires. */
  readonly wait: (delay: number, signal: AbortSignal) => Promise<void>
  readonly complain: (message: Message) => void
  readonly recall: () => StoredPicture[] | null
  readonly note: (pictures: readonly StoredPicture[] | null) => void
  readonly keepPicture: (picture: Omit<DevicePicture, 'sessionId' | 'at'>) => void
  readonly forgetPicture: (id: string) => void
  readonly keptPictures: () => Promise<readonly Omit<DevicePicture, 'sessionId' | 'at'>[]>
}

/** The browser, and the storage of one session. */
export function browserPorts(sessionId: string, supabase: SupabaseAddress): TrayPorts {
  return {
    prepare: preparePicture,
    isPicture,
    upload: (upload) => uploadObject(supabase, { bucket: imageBucket, ...upload }),
    pathOf: (index, type) => imagePath(sessionId, Date.now(), index, type),
    urlOf: (path) => publicImageUrl(supabase.url, path),
    isStored,
    isOnline: () => navigator.onLine,
    wait,
    complain: (message) => showToast({ ...message, tone: 'error' }),
    recall: () => keptStored(sessionId, supabase.url),
    note: (pictures) => (pictures === null ? dropStored(sessionId) : keepStored(sessionId, pictures)),
    keepPicture: (picture) => void keepPicture({ ...picture, sessionId, at: Date.now() }),
    forgetPicture: (id) => void forgetPicture(id),
    keptPictures: () => keptPictures(sessionId),
  }
}

/** A browser's cache would show what storage no longer has. Storage says 400 for some of what is not there. */
async function isStored(url: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(5_000)
    const { status } = await fetch(url, { method: 'HEAD', cache: 'no-store', signal })
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
