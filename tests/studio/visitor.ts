import { addresses } from '../running-stack/addresses.ts'

export async function visitor(path: string, headers: Record<string, string> = {}): Promise<string> {
  return (await fetch(`${addresses.site}${path}`, { headers })).text()
}

export const shown = async (text: string, path = '/') => (await visitor(path)).includes(text)
