import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { Decrypter, Encrypter } from 'age-encryption'
import { setVariables } from '../environment.ts'

type Bytes = AsyncIterable<Uint8Array>

const asStream = (bytes: Bytes) => Readable.toWeb(Readable.from(bytes)) as ReadableStream<Uint8Array>

const words = (text: string | undefined) => text?.split(/[\s,]+/).filter(Boolean) ?? []

/** Public keys, `age1…`. What they encrypt nobody opens who only has this machine. */
export const readRecipients = (given = setVariables()): string[] => words(given.BACKUP_RECIPIENTS)

/** The private keys of a file as `age-keygen` writes it. */
export async function readIdentities(given = setVariables()): Promise<string[]> {
  const file = given.BACKUP_IDENTITY
  const text = file === undefined ? '' : await readFile(file, 'utf8')
  return words(text).filter((word) => word.startsWith('AGE-SECRET-KEY-'))
}

/** As it is where there are no recipients. */
export async function encrypted(bytes: Bytes, recipients: readonly string[]): Promise<Bytes> {
  if (recipients.length === 0) return bytes
  const encrypter = new Encrypter()
  for (const recipient of recipients) encrypter.addRecipient(recipient)
  return await encrypter.encrypt(asStream(bytes))
}

const firstBytes = Buffer.from('age-encryption.org/')

export const isEncrypted = (start: Uint8Array): boolean =>
  firstBytes.equals(start.subarray(0, firstBytes.length))

/** The file may be good: whoever reads it has not the right key. */
export class MissingKey extends Error {
  override name = 'MissingKey'
}

/** Throws `MissingKey`, and while it is read for bytes that were altered. */
export async function decrypted(bytes: Bytes, identities: readonly string[]): Promise<Bytes> {
  if (identities.length === 0)
    throw new MissingKey('The backup is encrypted: name the file of its private key in BACKUP_IDENTITY.')
  const decrypter = new Decrypter()
  for (const identity of identities) decrypter.addIdentity(identity)
  return await decrypter.decrypt(asStream(bytes)).catch(() => {
    throw new MissingKey('No key in the file that BACKUP_IDENTITY names opens this backup.')
  })
}
