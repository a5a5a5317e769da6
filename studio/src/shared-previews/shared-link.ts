export interface SharedLink {
  _id: string
  path: string
  /** ISO 8601 */
  until: string
  by: string | null
}

export const idOf = ({ _id }: SharedLink) => _id.replace(/^sharedPreview\./, '')

/** Signatures are checked by the site. */
export function idOfLink(link: string): string | null {
  try {
    const grant = new URL(link.trim()).searchParams.get('grant')?.split('.')[0] ?? ''
    const { id } = JSON.parse(atob(grant.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof id === 'string' && id !== '' ? id : null
  } catch {
    return null
  }
}
