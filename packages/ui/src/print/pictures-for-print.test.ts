import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadPicturesForPrint } from './pictures-for-print.tsx'

let pictures: { loading: string }[]
const browser = new EventTarget()

beforeEach(() => {
  pictures = [{ loading: 'lazy' }, { loading: 'lazy' }]
  const querySelectorAll = (selector: string) => (selector === 'img[loading="lazy"]' ? pictures : [])
  vi.stubGlobal('document', { querySelectorAll })
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser))
})
afterEach(() => vi.unstubAllGlobals())

const loadings = () => pictures.map(({ loading }) => loading)

test('what waits to be scrolled to is loaded before printing, and only then', () => {
  const stop = loadPicturesForPrint()
  expect(loadings()).toEqual(['lazy', 'lazy'])
  browser.dispatchEvent(new Event('beforeprint'))
  expect(loadings()).toEqual(['eager', 'eager'])
  pictures = [{ loading: 'lazy' }]
  stop()
  browser.dispatchEvent(new Event('beforeprint'))
  expect(loadings()).toEqual(['lazy'])
})
