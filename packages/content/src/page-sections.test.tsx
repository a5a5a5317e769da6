import { createElement, type ElementType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { SchemaTypeDefinition } from 'sanity'
import { expect, test } from 'vitest'
import { consolePageSections } from './generated/console-page.ts'
import { labPageSections } from './generated/lab-page.ts'
import { landingPageSections } from './generated/landing-page.ts'
import { anchorOf, pageSections } from './page-sections.ts'
import {
  consolePage,
  consolePageMarkdown,
  labPage,
  labPageMarkdown,
  landingPage,
  landingPageMarkdown,
} from './queries.ts'
import { querySeed } from './seed/query-seed.ts'

type Markdown = (words: unknown, more: unknown) => string

const pages = [
  { type: 'landingPage', query: landingPage.query, of: landingPageSections, markdown: landingPageMarkdown },
  { type: 'consolePage', query: consolePage.query, of: consolePageSections, markdown: consolePageMarkdown },
  { type: 'labPage', query: labPage.query, of: labPageSections, markdown: labPageMarkdown },
] as const

/** What the site hands to a section beside its words. */
const more: Record<string, object> = {
  hero: { pace: 12 },
  consoleHero: { channels: ['One', 'Two', 'Three'] },
}

const sections = pages.flatMap(({ type, query, of, markdown }) =>
  Object.values<SchemaTypeDefinition>(pageSections[type]).map((schema) => ({
    name: schema.name,
    anchor: anchorOf(schema),
    query,
    component: (of as Record<string, unknown>)[schema.name] as ElementType,
    toMarkdown: (markdown as Record<string, unknown>)[schema.name] as Markdown,
  })),
)

const letters = (text: string) =>
  text
    .replaceAll('&amp;', '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

test('every page that consists of sections is in this file', () => {
  expect(pages.map(({ type }) => type)).toEqual(Object.keys(pageSections))
})

test.each(sections)(
  '$name renders the seed with its id and the headings of its Markdown',
  async (section) => {
    const page = (await querySeed(section.query)) as Record<string, unknown>
    const words = page[section.name]
    const html = renderToStaticMarkup(
      createElement(section.component, { [section.name]: words, ...more[section.name] }),
    )
    expect(html).toContain(`id="${section.anchor}"`)
    const headings = section.toMarkdown(words, null).match(/(?<=^#+ ).+/gm) ?? []
    expect(headings).not.toEqual([])
    const shown = letters(html.replace(/<style.*?<\/style>|<[^>]*>/g, ''))
    for (const heading of headings) expect(shown).toContain(letters(heading))
  },
)
