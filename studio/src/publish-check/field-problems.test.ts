import { schemaTypes } from '@wiring/content/schema'
import { createSchema, type SanityDocument, type Source } from 'sanity'
import { expect, test } from 'vitest'
import { checkDrafts } from '../overview/check-drafts.ts'
import { brokenFieldRules, withOwn } from './field-problems.ts'
import type { Problem } from './problem.ts'

const problem = (level: Problem['level'], ...path: Problem['path']): Problem => ({
  level,
  message: '',
  path,
})

test('what a field says itself is not said twice; facts of the document stay', () => {
  const field = problem('error', 'body', { _key: 'a' })
  const others = [problem('warning', 'body', { _key: 'b' }), problem('fact')]
  expect(withOwn([field], [problem('warning', 'body', { _key: 'a' }), ...others])).toEqual([field, ...others])
})

test('a draft with a block of an unknown type has a finding before it is published', async () => {
  const schema = createSchema({ name: 'default', types: schemaTypes })
  const translate = (key: string) => key
  const source = {
    schema,
    getClient: () => ({ fetch: async () => [] }),
    i18n: { currentLocale: { id: 'en-US' }, loadNamespaces: async () => {}, t: translate },
  } as unknown as Source
  const draft = {
    ...{ _id: 'drafts.foundersNote', _type: 'foundersNote', _rev: 'r', _createdAt: '', _updatedAt: '' },
    body: [{ _type: 'image', _key: 'i' }, null],
  } as unknown as SanityDocument
  const messages = (await checkDrafts([draft], [], source)).map(({ message }) => message)
  expect(messages.filter((message) => message.includes('does not belong here'))).toEqual([
    expect.stringMatching(/^Note: .*“image”/),
    expect.stringMatching(/^Note: /),
  ])
})

test('a check whose rules get no answer ends, so that the button that waits for it does', async () => {
  const schema = createSchema({ name: 'default', types: schemaTypes })
  const client = { fetch: () => new Promise(() => {}), withConfig: () => client }
  const getClient = () => client
  const i18n = { currentLocale: { id: 'en-US' }, loadNamespaces: async () => {}, t: (key: string) => key }
  const source = { schema, getClient, i18n } as unknown as Source
  const dates = { _createdAt: '', _updatedAt: '' }
  const redirect = { _id: 'a', _type: 'redirect', _rev: 'r', ...dates, from: '/old', to: '/lab' }
  const checked = brokenFieldRules(redirect, source, source.getClient, AbortSignal.timeout(50))
  await expect(checked).rejects.toThrow(/timeout|timed out/i)
})
