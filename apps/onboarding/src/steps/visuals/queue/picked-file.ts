import { cleanName } from '@wiring/session/name'

/** A file as the rules look at it. */
export interface PickedFile {
  readonly file: File
  /** Safe to show: no control or direction-override characters, at most 200 characters. */
  readonly name: string
  readonly type: string
  readonly size: number
}

const heicName = /\.hei[cf]$/i

/** Systems without HEIC support leave its type empty; the name tells, and the bytes decide later. */
export function pickedFile(file: File): PickedFile {
  const type = file.type === '' && heicName.test(file.name) ? 'image/heic' : file.type
  return { file, name: cleanName(file.name) || 'picture', type, size: file.size }
}
