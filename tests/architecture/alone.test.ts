import { expect, it } from 'vitest'
import { read, sourceFiles } from './source-files.ts'

const besideOthers = sourceFiles().filter((file) =>
  /^tests\/(journeys|wizard|site)\/(?!.*\.alone\.spec\.ts$).*\.spec\.ts$/.test(file),
)

it.each(besideOthers)('%s, which runs beside others, stops no service and publishes nothing', (file) => {
  expect(read(file)).not.toMatch(/\b(askStack|editorClient|sendHook)\b|\/publishing\.ts/)
})
