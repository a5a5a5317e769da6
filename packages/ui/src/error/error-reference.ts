/**
 * What a person can quote on the telephone: the server's reference to its log, or for a failure in the browser a sum of its
 * name and words, which is the same each time it fails the same way and gives none of them away.
 */
export function errorReference(error: Error & { digest?: string }): string {
  if (error.digest) return error.digest
  let sum = 7
  for (const letter of `${error.name} ${error.message}`) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0
  return sum.toString(36)
}
