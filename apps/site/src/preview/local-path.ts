/** A path of this site that somebody sent along; `/` for anything that could lead elsewhere. */
export function localPath(path: string | null | undefined): string {
  if (!path || path.length > 500 || !/^\/(?![/\\])/.test(path) || /[\\\s\p{Cc}]/u.test(path)) return '/'
  return path
}
