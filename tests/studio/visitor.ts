import { addresses } from '../running-stack/addresses.ts'

/** What a visitor's request gets: HTML of the production build, or flight data. */
export async function visitor(path: string, headers: Record<string, string> = {}): Promise<string> {
  return (await fetch(`${addresses.site}${path}`, { headers })).text()
}

/** Whether visitors get this text. */
export const shown = async (text: string, path = '/') => (await visitor(path)).includes(text)
