import { createElement, type ElementType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { SchemaTypeDefinition } from 'sanity'
import { describe, expect, test } from 'vitest'
import { anchorOf, pageSections } from './page-sections.ts'
import { querySeed } from './seed/query-seed.ts'

type Page = keyof typeof pageSections
type Names<Each> = Each extends Page ? keyof (typeof pageSections)[Each] : never
type SectionName = Names<Page>
type PerSection<Value> = Partial<Record<SectionName, Value>>

const otherProps: PerSection<object> = {
  hero: { pace: 12, openingLine: 'The line of a visitor.' },
  services: { drawing: 'The specimen draws itself.' },
  start: { form: 'The form of the site.' },
  consoleHero: { channels: ['Tempo', 'Mode'] },
  waitlist: { form: 'The form of the site.' },
  callToAction: { form: 'The form of the site.' },
  trust: { numbers: { stored: 0, oldestMonths: 7, deleted: 40 }, mails: 'The pictures of the site.' },
}

const formFields = ['emailLabel', 'emailPlaceholder', 'buttonLabel', 'busyLabel']

/** Without their list they are a heading, a rule and a void. */
const drawnAroundLists: PerSection<string> = {
  about: 'cards',
  approach: 'steps',
  services: 'offerings',
  features: 'features',
  pricing: 'plans',
  labServices: 'services',
  portfolio: 'items',
}

/** A parent stands for all its fields. */
const notInHtml: PerSection<string[]> = {
  hero: [
    ...['specimen.label', 'specimen.caption'],
    // The site draws what they stand at.
    ...['board.lineText', 'board.lineChosen', 'board.walkAnswer', 'board.walkEnd'],
  ],
  about: ['collapseLabel'],
  services: ['linkLabel', 'explainer.body.style', 'example.body.style'],
  mirror: ['note.body.style'],
  contact: ['socials.kind'],
  start: [...formFields, 'specimen.caption'],
  pricing: ['plans.weekly'],
  waitlist: [...formFields, 'thanks'],
  // The placeholders stand at the end of the page.
  portfolio: ['items.image.asset.metadata', 'items.image.asset.mimeType'],
  callToAction: formFields,
  trust: ['awayText'],
}

const notInMarkdown: PerSection<string[]> = {
  hero: ['startLabel', 'howLabel', 'effort', 'specimen', 'board'],
  about: ['expandLabel', 'collapseLabel'],
  services: [
    ...[
      'howLabel',
      'startLabel',
      'exampleLabel',
      'linkLabel',
      'soonText',
      'explainer',
      'example',
      'specimen',
    ],
    ...['offerings.cost', 'offerings.link', 'offerings.linkText'],
  ],
  mirror: [
    'beforeLabel',
    'afterLabel',
    'note.body.style',
    'note.name',
    'note.role',
    'cards.before',
    'cards.after',
  ],
  contact: ['socials'],
  start: [...formFields, 'tagline', 'specimen'],
  consoleHero: ['buttonLabel'],
  pricing: ['monthOfYearLabel', 'yearSavingLabel', 'buttonLabel', 'plans.weekly'],
  waitlist: [...formFields, 'thanks'],
  labHero: ['ctaLabel', 'portfolioLabel'],
  portfolio: ['items.imageUrl', 'items.image'],
  callToAction: [...formFields, 'note', 'callTitle', 'callLabel', 'furtherText', 'furtherLink', 'tagline'],
  trust: ['storedLabel', 'oldestLabel', 'deletedLabel', 'fewText'],
}

const fileOf = (page: Page) => page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const queries = await import('./generated/pages.query.ts')

const sections = (
  await Promise.all(
    (Object.keys(pageSections) as Page[]).map(async (type) => {
      const { [`${type}Sections`]: components } = await import(`./generated/${fileOf(type)}.ts`)
      const toMarkdown = queries[`${type}Markdown`] as Record<string, unknown>
      return Object.values<SchemaTypeDefinition>(pageSections[type]).map((schema) => ({
        type,
        name: schema.name as SectionName,
        anchor: anchorOf(schema),
        query: queries[type].query,
        component: components[schema.name] as ElementType,
        toMarkdown: toMarkdown[schema.name] as (content: unknown, argument: unknown) => string,
      }))
    }),
  )
).flat()

function textsOf(value: unknown, path: string[] = []): [path: string, text: string][] {
  if (typeof value === 'string' || typeof value === 'number') return [[path.join('.'), String(value)]]
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, path))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, item]) =>
    name.startsWith('_') ? [] : textsOf(item, [...path, name]),
  )
}

const letters = (text: string) =>
  text
    .replace(/&[\w#]+;/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

const missing = (texts: [string, string][], exceptions: string[] = [], document: string) =>
  texts
    .filter(([path]) => !exceptions.some((each) => path === each || path.startsWith(`${each}.`)))
    .filter(([, text]) => !letters(document).includes(letters(text)))
    .map(([path]) => path)

describe.each(sections)('the section $name', ({ type, name, anchor, query, component, toMarkdown }) => {
  const rendered = async () => {
    const page = (await querySeed(query)) as Record<string, unknown>
    if (page[name] == null)
      throw new Error(`The seed of ${type} has no ${name}: add it in packages/content/src/seed.`)
    const props = { [name]: page[name], ...otherProps[name] }
    return { content: page[name], html: renderToStaticMarkup(createElement(component, props)) }
  }

  test('has its anchor id and shows every text of the seed', async () => {
    const { content, html } = await rendered()
    expect(html).toContain(`id="${anchor}"`)
    const visible = html.replace(/<style.*?<\/style>|<[^>]*>/g, '')
    const inAttributes = /(^|\.)(color|url|link|href|alt|bookingUrl|imageUrl|id)$|\.asset\./
    const texts = [...textsOf(content), ...textsOf(otherProps[name])]
    const attributes = texts.filter(([path]) => inAttributes.test(path))
    const visibleTexts = texts.filter(([path]) => !inAttributes.test(path))
    expect(missing(visibleTexts, notInHtml[name], visible)).toEqual([])
    expect(missing(attributes, notInHtml[name], html)).toEqual([])
  })

  const list = drawnAroundLists[name]
  if (list !== undefined)
    test('without items is left out, and says so to editors', async () => {
      const page = (await querySeed(query)) as unknown as Record<string, object>
      const empty = { ...page[name], [list]: [] }
      const html = (content: object) =>
        renderToStaticMarkup(createElement(component, { ...otherProps[name], [name]: content }))
      expect(html(empty)).toBe(`<div id="${anchor}"></div>`)
      expect(html({ ...empty, _edit: () => 'id=landingPage;path=title' })).toContain('data-sanity')
    })

  if (type === 'landingPage' && name !== 'hero')
    test('shows what the page puts beside it', async () => {
      const { content } = await rendered()
      const props = { ...otherProps[name], [name]: content, beside: 'Ines answered this.' }
      expect(renderToStaticMarkup(createElement(component, props))).toContain('Ines answered this.')
    })

  test('writes every text of the seed in Markdown, but those of buttons, forms and dialogs', async () => {
    const { content } = await rendered()
    const texts = textsOf(content).filter(([path]) => !/(^|\.)(label|number|color|id)$/.test(path))
    expect(missing(texts, notInMarkdown[name], toMarkdown(content, null))).toEqual([])
  })
})
