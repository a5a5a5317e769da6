import { addresses } from '../running-stack/addresses.ts'

export async function fetchAsVisitor(path: string, headers: Record<string, string> = {}): Promise<string> {
  return (await fetch(`${addresses.site}${path}`, { headers })).text()
}

export const visitorsSee = async (text: string, path = '/') => (await fetchAsVisitor(path)).includes(text)
