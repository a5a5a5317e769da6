import { localPath } from '@wiring/ui/local-path'

/** No open redirect, no loop; `URL` resolves the dots as the browser will. */
export function nextPath(wanted: unknown): string {
  const { pathname, search } = new URL(localPath(wanted), 'https://desk.invalid')
  return /^\/(sign-in|api)(\/|$)/.test(pathname) ? '/' : pathname + search
}
