import { SentOnce } from '@wiring/ui/sent-once'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'

const nameIn = (html: string) => /data-markup="([^"]+)"/.exec(html)?.[1] ?? ''

afterEach(() => {
  vi.useRealTimers()
})

test('the HTML holds the markup, and the props for the browser hold its name alone', () => {
  const element = SentOnce({ className: 'sheet', children: <p className="line">“it’s” & more</p> })
  expect(JSON.stringify(element.props)).not.toContain('more')
  const html = renderToString(element)
  expect(html).toBe(
    `<div class="sheet" data-markup="${nameIn(html)}"><p class="line">“it’s” &#38; more</p></div>`,
  )
})

test('the same markup has one name, and other markup another', () => {
  const name = (text: string) => nameIn(renderToString(<SentOnce>{text}</SentOnce>))
  expect(name('one')).toBe(name('one'))
  expect(name('one')).not.toBe(name('two'))
})

test('markup asked for a minute late is an error and no empty page, unless it was kept anew', () => {
  vi.useFakeTimers()
  const element = SentOnce({ html: '<i>late</i>' })
  vi.advanceTimersByTime(40_000)
  SentOnce({ html: '<i>late</i>' })
  vi.advanceTimersByTime(40_000)
  expect(renderToString(element)).toContain('<i>late</i>')
  vi.advanceTimersByTime(30_000)
  expect(() => renderToString(element)).toThrow('No markup is kept')
})
