import { keepBrotli } from '@wiring/server/stored-brotli'
import { generateETag } from 'next/dist/server/lib/etag.js'
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { isCacheable } from '../content/cacheable-answer.mjs'
import { building } from '../env.ts'
import { pagePolicy, scriptHashes } from './content-security-policy.mjs'
import { origins } from './origins.ts'
import { compactPageData, withScriptsLast } from './page-data.mjs'

// Internal to Next, whose version is pinned.
const FileSystemCache = fileSystemCache.default ?? fileSystemCache

const header = 'content-security-policy'

const noFiles = {
  existsSync: () => false,
  readFile: () => Promise.reject(new Error('Nothing of the build is served.')),
}

/** Keeps pages of this process only: those of the build have no address. Hashes scripts and compresses. */
export default class PolicyCache extends FileSystemCache {
  /** @param {ConstructorParameters<typeof FileSystemCache>[0]} context */
  constructor(context) {
    super(building ? context : { ...context, flushToDisk: false, fs: { ...context.fs, ...noFiles } })
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
  page.html = compactPageData(withScriptsLast(page.html))
  page.headers = { ...page.headers, [header]: pagePolicy(scriptHashes(page.html), origins) }
  // Nobody waits for it: until it is made Next compresses by itself.
  if (!building) void keepBrotli(generateETag(page.html), page.html)
}
