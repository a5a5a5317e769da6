import { expect, test } from 'vitest'
import { pages } from './pages.ts'
import { unseededSections } from './unseeded-sections.ts'

test('every section has words in the seed', () => expect(unseededSections(pages)).toEqual([]))

test('a section without them is named, and so is a page without any', () => {
  const { labPage } = pages
  const added = {
    labPage: { sections: [...labPage.sections, 'imprint'] },
    pressPage: { sections: ['facts'] },
  }
  expect(unseededSections(added)).toEqual([
    'The seed of labPage has no imprint: add it in packages/content/src/seed.',
    'The seed of pressPage has no facts: add it in packages/content/src/seed.',
  ])
})
