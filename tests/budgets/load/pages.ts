import { publicPaths } from '../../site/public-pages.ts'
import type { Answer } from '../onboarding/answer.ts'
import { atShare } from '../onboarding/step-times.ts'
import { asBrowser, filesOf, Visitor } from '../onboarding/visitor.ts'

export interface Tally {
  requests: number
  /** Each sentence with its count. */
  failures: Map<string, number>
  /** Milliseconds. */
  took: number[]
  /** As sent, without headers. */
  bytes: number
}

export const newTally = (): Tally => ({ requests: 0, failures: new Map(), took: [], bytes: 0 })

export function count(tally: Tally, failure: string): void {
  tally.failures.set(failure, (tally.failures.get(failure) ?? 0) + 1)
}

export const failed = ({ failures }: Tally): number =>
  [...failures.values()].reduce((sum, each) => sum + each, 0)
export const within95 = ({ took }: Tally): number => atShare(took, 0.95)

/** A loopback address for each: limits count by it. */
export const visitorAddress = (network: number, number: number): string =>
  `127.${network}.${Math.floor(number / 250) % 250}.${(number % 250) + 1}`

/** `null` is a failure, which is counted. */
export async function read(
  tally: Tally,
  visitor: Visitor,
  address: string,
  isWhole: (answer: Answer) => boolean = ({ bytes }) => bytes.length > 0,
  headers: Record<string, string> = asBrowser,
): Promise<Answer | null> {
  tally.requests += 1
  const what = new URL(address).pathname.replace(/\/static\/.*/, '/static/…')
  try {
    const answer = await visitor.ask(address, { headers })
    tally.took.push(answer.milliseconds)
    tally.bytes += answer.bytes.length
    if (answer.status === 200 && isWhole(answer)) return answer
    count(tally, `${what}: ${answer.status === 200 ? 'not the whole page' : answer.status}`)
  } catch (error) {
    count(tally, `${what}: ${error instanceof Error ? error.message : error}`)
  }
  return null
}

export const isWholePage = ({ text }: Answer): boolean => text.includes('</html>')

/** A new visitor: a page with all that it loads, then two more pages. */
async function visit(site: string, number: number, tally: Tally): Promise<number> {
  const visitor = new Visitor(visitorAddress(20, number))
  const known = new Set<string>()
  let pages = 0
  for (const offset of [0, 1, 2]) {
    const path = publicPaths[(number + offset) % publicPaths.length] ?? '/'
    const page = await read(tally, visitor, site + path, isWholePage)
    const files = filesOf(page?.text ?? '').filter((file) => !known.has(file))
    for (const file of files) known.add(file)
    await Promise.all(files.map((file) => read(tally, visitor, site + file)))
    pages += 1
  }
  visitor.close()
  return pages
}

/** Sixteen at once, one after the other. */
export async function visits(site: string, many: number, tally: Tally): Promise<void> {
  let next = 0
  const one = async () => {
    while (next < many) {
      next += 1
      await visit(site, next, tally)
    }
  }
  await Promise.all(Array.from({ length: 16 }, one))
}

interface SteadyLoad {
  tally: Tally
  /** From now on `/` has to show one of them. */
  expectOneOf: (words: readonly string[]) => void
  stop: () => Promise<void>
}

/** `rate` pages a second over kept connections, all pages in turn. */
export function steadyLoad(site: string, rate: number): SteadyLoad {
  const visitors = Array.from({ length: 40 }, (_, number) => new Visitor(visitorAddress(21, number)))
  const tally = newTally()
  const under = new Set<Promise<unknown>>()
  const begun = performance.now()
  let expected: readonly string[] = ['</html>']
  const timer = setInterval(() => {
    while (tally.requests < ((performance.now() - begun) / 1_000) * rate) {
      const path = publicPaths[tally.requests % publicPaths.length] ?? '/'
      const sent = expected
      const isNew = (text: string) =>
        path !== '/' || [...sent, ...expected].some((words) => text.includes(words))
      const visitor = visitors[tally.requests % visitors.length]
      if (visitor === undefined) break
      const one = read(tally, visitor, site + path, (answer) => isWholePage(answer) && isNew(answer.text))
      under.add(one)
      void one.then(() => under.delete(one))
    }
  }, 5)
  return {
    tally,
    expectOneOf(words) {
      expected = words
    },
    async stop() {
      clearInterval(timer)
      await Promise.all(under)
      for (const visitor of visitors) visitor.close()
    },
  }
}
