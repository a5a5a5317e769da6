/** `drafts.x` and `versions.r1.x` → `x`. */
export function publishedId(id: string): string {
  return id.replace(/^drafts\./, '').replace(/^versions\.[^.]+\./, '')
}
