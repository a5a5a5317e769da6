import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sheet = new URL('later.css', import.meta.url)

function rulesOf(file: URL): string {
  return readFileSync(file, 'utf8').replaceAll(/@import "([^"]+)";/g, (_, path: string) =>
    rulesOf(new URL(path, file)),
  )
}

const shortened = (rules: string) =>
  rules
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};>]) ?/g, '$1')
    .replaceAll(/([:,]) /g, '$1')
    .replaceAll(';}', '}')
    .trim()

function laterSheet(): string {
  const rules = shortened(rulesOf(sheet))
  const version = createHash('sha256').update(rules).digest('hex').slice(0, 8)
  return [
    '/* Written from later.css by its test. */',
    `export const laterSheet =\n  '${rules.replaceAll(/['\\]/g, '\\$&')}'`,
    `export const laterSheetAddress = '/later.css?${version}'`,
    '',
  ].join('\n')
}

test('later-sheet.generated.ts has the rules of later.css; `-u` writes it', async () => {
  await expect(laterSheet()).toMatchFileSnapshot('later-sheet.generated.ts')
})
