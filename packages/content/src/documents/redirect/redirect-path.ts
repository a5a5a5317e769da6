const reserved = ['/api', '/wiring', '/wiring-static', '/_next']

/** Tells whether a path may be redirected: `true`, or a sentence for the editor. */
export function redirectPath(path: string | undefined): true | string {
  if (path === undefined) return true
  if (!/^\/(?!\/)[\w\-./~%]+$/.test(path)) return 'Begin with a slash; no query, no #, no spaces: /old-page'
  if (path.split('/').some((segment) => segment === '..' || segment === '.'))
    return 'Write the path without dots.'
  if (reserved.some((prefix) => path === prefix || path.startsWith(`${prefix}/`)))
    return `${reserved.join(', ')} belong to the site itself.`
  return true
}

/** The path that a target lands on inside this site, or null when it leads elsewhere. */
export function landingPath(target: string): string | null {
  if (!target.startsWith('/')) return null
  return target.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1')
}
