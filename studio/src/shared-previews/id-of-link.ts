/** `null` for any other text. Signatures are checked by the site, not here. */
export function idOfLink(link: string): string | null {
  try {
    const grant = new URL(link.trim()).searchParams.get('grant')?.split('.')[0] ?? ''
    const { id } = JSON.parse(atob(grant.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof id === 'string' && id !== '' ? id : null
  } catch {
    return null
  }
}
