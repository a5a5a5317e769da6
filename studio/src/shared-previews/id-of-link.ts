/** The id that a shared preview link carries; `null` for any other text. The site checks signatures, not the Studio. */
export function idOfLink(link: string): string | null {
  try {
    const grant = new URL(link.trim()).searchParams.get('grant')?.split('.')[0] ?? ''
    const { id } = JSON.parse(atob(grant.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof id === 'string' && id !== '' ? id : null
  } catch {
    return null
  }
}
