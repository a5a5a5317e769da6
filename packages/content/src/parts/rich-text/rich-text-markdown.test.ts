import { markdownToPortableText } from '@portabletext/markdown'
import { describe, expect, test } from 'vitest'
import { richTextMarkdown } from './rich-text-markdown.ts'

const block = (text: string, fields: object = {}) => ({
  ...{ _type: 'block', _key: text, style: 'normal', markDefs: [] },
  children: [{ _type: 'span', _key: 's', text, marks: [] }],
  ...fields,
})
const span = (text: string, ...marks: string[]) => ({ _type: 'span', _key: text, text, marks })
const item = (text: string, listItem: string, level: number) => block(text, { listItem, level })

describe('the Markdown of a rich text', () => {
  test('has its headings, as deep as on the page', () => {
    const styles = ['h1', 'h3', 'h4', 'blockquote', 'lead']
    expect(richTextMarkdown(styles.map((style) => block(style, { style })))).toBe(
      '### h1\n\n### h3\n\n#### h4\n\nblockquote\n\nlead',
    )
  })

  test('has its lists, one inside the other', () => {
    const items = [item('a', 'bullet', 1), item('b', 'number', 2), item('c', 'number', 2)]
    expect(richTextMarkdown([...items, item('d', 'bullet', 1), block('After.')])).toBe(
      '- a\n   1. b\n   2. c\n- d\n\nAfter.',
    )
  })

  test('has emphasis and code; a space stands outside its signs', () => {
    const children = [span('We '), span('never ', 'strong'), span('ever', 'em'), span('`x`', 'code')]
    expect(richTextMarkdown([block('', { children })])).toBe('We **never** *ever*`` `x` ``')
  })

  test('has its safe links, and the words of the others', () => {
    const markDefs = ['https://a.example/(x)', 'javascript:alert(1)', '//evil.example', 2].map((href, n) => ({
      ...{ _key: `m${n}`, _type: 'link' },
      href,
    }))
    const children = [span('[in]', 'm0'), ...['m1', 'm2', 'm3'].map((mark) => span(' out', mark))]
    expect(richTextMarkdown([block('', { markDefs, children })])).toBe(
      '[\\[in\\]](https://a.example/%28x%29) out out out',
    )
  })

  test('leaves out what an import broke, and keeps the rest', () => {
    const broken = [
      ...[null, 'text', 2, [], {}, { _type: 'image', _key: 'i' }, block('Lost.', { children: null })],
      block('', { children: [null, { _type: 'image' }, { _type: 'span', text: 2 }] }),
      { _type: 'block', children: [null, { _type: 'span', text: 'Kept' }] },
      block('', { markDefs: [null, 'm', {}], children: [span('Words', 'highlight', 'lost')] }),
      block('', { markDefs: null, children: [{ ...span('And'), marks: [null, 2] }, span(' more.')] }),
      block('Deep', { listItem: 'bullet', level: 'x' }),
    ]
    expect(richTextMarkdown(broken)).toBe('Kept\n\nWords\n\nAnd more.\n\n- Deep')
    for (const none of [null, undefined, 'text', {}, []]) expect(richTextMarkdown(none)).toBe('')
  })

  test.each([
    '# no heading',
    '- no list',
    '+ no list',
    '12. no list',
    '> no quote',
    '---',
    '===',
    '```js',
    '*a* _b_ `c` ~~d~~ **e**',
    '[y](javascript:alert(1)) ![i](x)',
    '[y]: /evil',
    '<script>alert(1)</script> <b>x</b>',
    '&lt;b&gt; &amp; &#35;',
    'a\\',
    'two\n# lines\n- of\n---\n> text',
    '| a | b |',
    'مرحبا # بالعالم *x* שלום',
    '[ ] no task',
  ])('keeps %j as words: what reads it back finds one text without marks', (text) => {
    for (const fields of [{}, { listItem: 'bullet', level: 1 }, { style: 'h3' }]) {
      if ('style' in fields && text.includes('\n')) continue
      const back = markdownToPortableText(richTextMarkdown([block(text, fields)])) as unknown as {
        children: { text: string; marks: string[] }[]
        style: string
        listItem?: string
        markDefs: unknown[]
      }[]
      expect(back.map(({ children }) => children.map((child) => child.text).join(''))).toEqual([text])
      expect(back[0]).toMatchObject({ style: 'normal', markDefs: [], ...fields })
      expect(back[0]?.children.flatMap(({ marks }) => marks)).toEqual([])
    }
  })

  test('has no table, whose lines become one', () => {
    const children = [span('| a | b |\n| --- |', 'strong'), span(' --- |\n| c | d |')]
    expect(richTextMarkdown([block('', { children })])).toBe('**| a | b | | --- |** --- | | c | d |')
  })
})
