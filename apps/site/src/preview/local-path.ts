/** `/` for anything that could lead to another site. */
export function localPath(path: string | null | undefined): string {
  if (!path || path.length > 500 || !/^\/(?![/\\])/.test(path) || /[\\\s\p{Cc}]/u.test(path)) return '/'
  return path
}
