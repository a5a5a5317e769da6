import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { isCacheable } from '../content/cacheable-answer.mjs'
import { pagePolicy, scriptHashes } from './content-security-policy.mjs'
import { origins } from './origins.ts'
import { compactPageData } from './page-data.mjs'

// Internal to Next, whose version is pinned.
const FileSystemCache = fileSystemCache.default ?? fileSystemCache

const header = 'content-security-policy'

/** Hashes scripts once, when a page is stored. */
export default class PolicyCache extends FileSystemCache {
  /** @param {Parameters<FileSystemCache['get']>} args */
  async get(...args) {
    const entry = await super.get(...args)
    if (entry?.value?.kind === 'APP_PAGE' && !entry.value.headers?.[header]) addPolicy(entry.value)
    return entry
  }

  /** @param {Parameters<FileSystemCache['set']>} args */
  async set(...args) {
    const [, value] = args
    if (value?.kind === 'FETCH' && !isCacheable(value.data)) return
    if (value?.kind === 'APP_PAGE') addPolicy(value)
    return super.set(...args)
  }
}

/** @param {{ html: unknown, headers?: Record<string, unknown> }} page */
function addPolicy(page) {
  if (typeof page.html !== 'string') return
  page.html = compactPageData(page.html)
  page.headers = { ...page.headers, [header]: pagePolicy(scriptHashes(page.html), origins) }
}
