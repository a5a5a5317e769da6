import { connect } from 'node:net'
import {
  call,
  callWithRetry,
  invoke,
  newSession,
  read,
  survey,
  update,
} from '../src/supabase/testing/calls.ts'
import { type LocalStack, startLocalStack } from '../src/supabase/testing/local-stack.ts'

interface Row {
  what: string
  ms: number
  budgetMs: number
}

async function elapsed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

/** A loopback address of its own for each person, because limits count by address. */
const addressOf = (person: number) => `127.9.${Math.floor(person / 250)}.${(person % 250) + 1}`

async function burst(stack: LocalStack): Promise<Row[]> {
  const refused: number[] = []
  await Promise.all(
    Array.from({ length: 500 }, async (_, person) => {
      const startedAt = performance.now()
      const body = { email: `burst-${person}@studio.example` }
      const { status } = await invoke(stack, 'wiring-session-signup', body, { from: addressOf(person) })
      if (status === 503) refused.push(performance.now() - startedAt)
    }),
  )
  const after = await elapsed(() => newSession(stack, 'after@studio.example'))
  return [
    {
      what: `500 signups at once: median of ${refused.length} refusals`,
      ms: median(refused),
      budgetMs: 1_000,
    },
    { what: 'the first signup after them', ms: after, budgetMs: 2_000 },
  ]
}

async function hostileBodies(stack: LocalStack): Promise<Row[]> {
  const sessionId = await newSession(stack, 'hostile@studio.example')
  await update(stack, sessionId, { survey_completed: true, survey_data: survey })
  const profiles = {
    '10,000 levels': `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
    '50,000 keys': JSON.stringify(Object.fromEntries(Array.from({ length: 50_000 }, (_, n) => [`k${n}`, n]))),
  }
  const rows: Row[] = []
  for (const [what, profile] of Object.entries(profiles)) {
    const body = `{"sessionId":"${sessionId}","updateData":{"json_submitted":true,"json_profile":${profile}}}`
    const ms = await elapsed(() => invoke(stack, 'update-wiring-session', body))
    rows.push({ what: `a profile with ${what}`, ms, budgetMs: 1_000 })
  }
  const ms = await elapsed(() =>
    invoke(stack, 'wiring-session-signup', { email: `${'a'.repeat(1_000_000)}@b.co` }),
  )
  return [...rows, { what: 'a signup of 1 MB', ms, budgetMs: 1_000 }]
}

async function stalledUploads(stack: LocalStack): Promise<Row> {
  const sessionId = await newSession(stack, 'stalled@studio.example')
  const key = stack.secrets.supabasePublishableKey
  const sockets = Array.from({ length: 400 }, (_, n) => {
    const socket = connect(Number(new URL(stack.url).port), '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(
      `POST /storage/v1/object/wiring-images/${sessionId}/image-${n}-0.png HTTP/1.1\r\nhost: localhost\r\napikey: ${key}\r\n` +
        `authorization: Bearer ${key}\r\ncontent-type: image/png\r\ncontent-length: 1000000\r\n\r\n${'x'.repeat(1_000)}`,
    )
    return socket
  })
  const times: number[] = []
  for (const deadline = Date.now() + 5_000; Date.now() < deadline; )
    times.push(await elapsed(() => read(stack, sessionId)))
  for (const socket of sockets) socket.destroy()
  return { what: 'the slowest read while 400 uploads stall', ms: Math.max(...times), budgetMs: 1_500 }
}

/** How long an answer takes must not tell whether an address is on the waitlist. */
async function knownAddresses(stack: LocalStack): Promise<Row> {
  const known = 'known@studio.example'
  await callWithRetry(stack, '/functions/v1/waitlist-signup', { body: { email: known } })
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let round = 0; round < 100; round += 1)
    for (const kind of ['known', 'unknown'] as const) {
      const email = kind === 'known' ? known : `unknown-${round}@studio.example`
      times[kind].push(await elapsed(() => call(stack, '/functions/v1/waitlist-signup', { body: { email } })))
    }
  return {
    what: 'known and unknown addresses: difference of medians',
    ms: Math.abs(median(times.known) - median(times.unknown)),
    budgetMs: Math.max(5, median(times.known) * 0.2),
  }
}

const stack = await startLocalStack()
try {
  await newSession(stack, 'first@studio.example')
  const rows = [
    await knownAddresses(stack),
    ...(await hostileBodies(stack)),
    await stalledUploads(stack),
    ...(await burst(stack)),
  ]
  console.table(
    rows.map(({ what, ms, budgetMs }) => ({
      what,
      measured: `${ms.toFixed(1)} ms`,
      budget: `≤ ${budgetMs.toFixed(0)} ms`,
      '': ms <= budgetMs ? 'ok' : 'TOO SLOW',
    })),
  )
  process.exitCode = rows.every(({ ms, budgetMs }) => ms <= budgetMs) ? 0 : 1
} finally {
  await stack.stop()
}
