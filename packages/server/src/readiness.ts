import { hasBearer } from './bearer.ts'

/** What is wrong, in a sentence; `null` when nothing is. */
export type ReadinessCheck = (timeoutMs: number) => Promise<string | null>

interface Result {
  check: string
  ms: number
  problem: string | null
}

const timeoutMs = 1_000
/** Whoever asks a thousand times a second costs one look. */
const keptMs = 1_000

async function runCheck([name, check]: [string, ReadinessCheck]): Promise<Result> {
  const startedAt = Date.now()
  const late = Promise.withResolvers<string>()
  const timer = setTimeout(late.resolve, timeoutMs, 'There was no answer within a second.')
  const problem = await Promise.race([check(timeoutMs), late.promise]).catch((error) => String(error))
  clearTimeout(timer)
  return { check: name, ms: Date.now() - startedAt, problem }
}

/**
 * Answers 200 while every check passes, else 503. Which one failed is told to whoever has a token, since it
 * says what the product is made of.
 */
export function readiness(
  checks: Record<string, ReadinessCheck>,
  tokens: () => readonly string[] | undefined,
): (request: Request) => Promise<Response> {
  let askedAt = -Infinity
  let latest: Promise<Result[]> = Promise.resolve([])
  return async (request) => {
    const now = performance.now()
    if (now - askedAt > keptMs) {
      askedAt = now
      latest = Promise.all(Object.entries(checks).map(runCheck))
    }
    const results = await latest
    const ready = results.every(({ problem }) => problem === null)
    const known = tokens()
    const details = known !== undefined && hasBearer(request, known) ? { checks: results } : {}
    return Response.json(
      { ready, ...details },
      { status: ready ? 200 : 503, headers: { 'cache-control': 'no-store' } },
    )
  }
}
