/** The digest in the server's log, or a hash, so that no text of the error is shown. */
export function errorReference(error: Error & { digest?: string }): string {
  if (error.digest) return error.digest
  let hash = 7
  for (const letter of `${error.name} ${error.message}`) hash = (hash * 31 + letter.charCodeAt(0)) >>> 0
  return hash.toString(36)
}
