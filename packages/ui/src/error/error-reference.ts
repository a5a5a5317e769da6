/**
 * What a person can quote on the telephone: the server's reference to its log, or a hash of the browser's
 * error, the same for the same failure, which gives none of its words away.
 */
export function errorReference(error: Error & { digest?: string }): string {
  if (error.digest) return error.digest
  let sum = 7
  for (const letter of `${error.name} ${error.message}`) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0
  return sum.toString(36)
}
