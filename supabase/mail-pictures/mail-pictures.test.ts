import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sampleMails } from './sample-mails.ts'

const url = (path: string) => new URL(`../../${path}`, import.meta.url)
const read = (path: string) => readFileSync(url(path))

interface Picture {
  name: string
  kinds: string[]
  width: number
  height: number
  words: string
}

const pictures: Picture[] = JSON.parse(read('apps/site/src/trust/mail-pictures.json').toString())

test('each kind of mail has a picture: `npm run mail:pictures` after a new sample', () => {
  const schema = read('supabase/schemas/30-mail.sql').toString()
  const [, taken = ''] = /kind text not null check \(kind in \(([^)]*)\)\)/.exec(schema) ?? []
  const kinds = [...taken.matchAll(/'(\w+)'/g)].map(([, kind]) => kind)
  expect(kinds.length).toBeGreaterThan(8)
  expect([...new Set(pictures.flatMap((picture) => picture.kinds))].toSorted()).toEqual(kinds.toSorted())
})

test('each sample has a picture, and no picture is left over', () => {
  const names = sampleMails.map(({ name }) => name)
  expect(pictures.map(({ name }) => name)).toEqual(names)
  const files = readdirSync(url('apps/site/public/mails')).toSorted()
  expect(files).toEqual(names.map((name) => `${name}.webp`).toSorted())
})

test.each(pictures)('the picture $name is small, as large as it says, and has its words', async (picture) => {
  const file = read(`apps/site/public/mails/${picture.name}.webp`)
  expect(file.length).toBeLessThanOrEqual(18 * 1024)
  const { width, height, format } = await sharp(file).metadata()
  expect({ width, height, format }).toEqual({ width: 600, height: picture.height, format: 'webp' })
  expect(picture.words.length).toBeGreaterThan(60)
})
