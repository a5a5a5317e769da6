import { cleanName } from '@wiring/session/name'

export interface PickedFile {
  file: File
  /** Without control and direction characters, at most 200 characters. */
  name: string
  type: string
  size: number
}

const heicName = /\.hei[cf]$/i

/** Systems without HEIC leave its type empty; the bytes are checked later. */
export function pickedFile(file: File): PickedFile {
  const type = file.type === '' && heicName.test(file.name) ? 'image/heic' : file.type
  return { file, name: cleanName(file.name) || 'picture', type, size: file.size }
}
