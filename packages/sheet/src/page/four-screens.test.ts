import { draftPersona } from '@wiring/map/draft-persona'
import { personas, requirePersona } from '@wiring/map/personas'
import type { Snapshot } from '@wiring/map/snapshot'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { chatBlock } from '../text/map-text.ts'
import { inEvidence, openSections } from '../text/page-sections.ts'
import { Evidence } from './evidence.tsx'
import { standalonePage } from './standalone-page.tsx'

const printed = (html: string) =>
  [...html.matchAll(/<p class="map-sentence" id="(S\d+)"/g)].map(([, id]) => id)

test.each(personas)('$id: every sentence is printed once, before or in the evidence', (persona) => {
  const snapshot = draftPersona(persona)
  const page = standalonePage(snapshot, '')
  const sentences = snapshot.sentences.filter(({ rule }) => rule !== 'note.sources')
  expect(printed(page).toSorted()).toEqual(sentences.map(({ id }) => id).toSorted())
  const [open = '', evidence = ''] = page.split('<details')
  const shown = sentences.filter(({ section }) => ['headline', 'experiment', 'note'].includes(section))
  expect(printed(open)).toEqual(expect.arrayContaining(shown.map(({ id }) => id)))
  expect(printed(open).length).toBeLessThanOrEqual(shown.length + 2)
  expect(page.match(/<details/g)).toHaveLength(1)
  expect(evidence).toContain('The drawing as a table')
})

const ines = draftPersona(requirePersona('ines'))
const without = (sections: readonly string[], rules: readonly string[] = []): Snapshot => ({
  ...ines,
  sentences: ines.sentences.filter(
    ({ section, rule }) => !sections.includes(section) && !rules.includes(rule),
  ),
})
const headings = (snapshot: Snapshot) => openSections(snapshot.sentences).map(({ heading }) => heading)

test('the second screen has the strongest crossed wire and the rule, else where it waits, else the rule', () => {
  expect(headings(ines)).toEqual(['The strongest crossed wire', 'One experiment, fourteen days'])
  const [found] = openSections(ines.sentences)
  const [first] = ines.sentences.filter(({ section }) => section === 'crossed')
  expect(found?.sentences.map(({ id, rule }) => [id, rule])).toEqual([
    [first?.id, first?.rule],
    [expect.any(String), 'repeat.A6'],
  ])
  expect(headings(without(['crossed']))[0]).toBe('One question, one rule')
  expect(headings(without(['crossed', 'questions']))[0]).toBe('Where it waits, what repeats')
  expect(headings(without(['crossed', 'questions', 'waits']))[0]).toBe('What repeats')
  expect(headings(without(['crossed', 'questions', 'waits'], ['repeat.A6']))).toEqual([
    'One experiment, fourteen days',
  ])
})

test('a find that four screens have no room for stands in the evidence, and the next one is open', () => {
  const { sentences } = without(['crossed'])
  const [first, second] = sentences.filter(({ section }) => section === 'questions')
  const long = sentences.map((sentence) =>
    sentence === first
      ? { ...sentence, text: `${sentence.text} ${'Which of the two? '.repeat(18)}` }
      : sentence,
  )
  expect(second).toBeDefined()
  expect(openSections(sentences)[0]?.sentences[0]?.id).toBe(first?.id)
  expect(openSections(long)[0]?.sentences[0]?.id).toBe(second?.id)
  expect(inEvidence(long, 'questions').map(({ id }) => id)).toContain(first?.id)
})

test.each(personas)(
  '$id: a crossed wire is called so where the drawing has one, and nowhere else',
  (persona) => {
    const snapshot = draftPersona(persona)
    expect(headings(snapshot).join('\n').includes('The strongest crossed wire')).toBe(
      snapshot.crossed.length > 0,
    )
  },
)

test.each(personas)('$id: the evidence names what stands in it', (persona) => {
  const snapshot = draftPersona(persona)
  const [, found = ''] = /<summary>(.*?)<\/summary>/s.exec(standalonePage(snapshot, '')) ?? []
  const summary = found.toLowerCase()
  const has = (section: string) => snapshot.sentences.some((sentence) => sentence.section === section)
  if (!has('pictures')) expect(summary).not.toContain('pictures')
  if (!has('repeats')) expect(summary).not.toContain('repeats')
  expect(summary).toContain('path')
  expect(summary).toContain(`all ${snapshot.drawing.lines.total} lines`)
})

test('what is pasted into a chat has the rule that she never wrote, and her condition', () => {
  const block = chatBlock(ines)
  for (const rule of ['repeat.A6', 'wish']) {
    const [slot] = ines.sentences.find((sentence) => sentence.rule === rule)?.slots ?? []
    expect(block).toContain(slot?.kind === 'quote' ? slot.text : 'none')
  }
})

test('a picture stands beside its own lines, and one in which nothing stands out says so', () => {
  const plain: Snapshot = {
    ...ines,
    sentences: ines.sentences.filter(({ text }) => !text.includes('V2')),
    pictures: [...ines.pictures, { source: 'V3', measured: false, reason: 'animated' }],
  }
  const html = renderToStaticMarkup(
    Evidence({
      snapshot: plain,
      print: ({ text }) => text,
      drawing: null,
      pictures: (source) => `/pictures/${source}`,
    }),
  )
  const [first = '', second = '', third = ''] = (html.split('<ul class="map-pictures">')[1] ?? '').split(
    '</li>',
  )
  expect(first).toContain('src="/pictures/V1"')
  expect(first).toContain('Light and dark stand far apart in V1.')
  expect(second).toContain('src="/pictures/V2"')
  expect(second).toContain('Measured; nothing in it stands out.')
  expect(third).toContain('Not measured.')
  expect(standalonePage(plain, '')).not.toContain('<img')
})
