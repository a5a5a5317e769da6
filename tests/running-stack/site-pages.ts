import { expect } from '@playwright/test'
import { addresses } from './addresses.ts'

export async function fetchPage(path: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await fetch(`${addresses.site}${path}`, { headers })
  expect(response.status, path).toBe(200)
  return response.text()
}

export const pageContains = async (path: string, text: string) => (await fetchPage(path)).includes(text)

export const expectPublished = (path: string, text: string) =>
  expect.poll(() => pageContains(path, text), { message: `${text} on ${path}`, intervals: [100] }).toBe(true)
