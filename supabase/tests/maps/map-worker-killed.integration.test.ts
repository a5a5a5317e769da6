import { tryTheMoment } from '@wiring/local/testing/pauses'
import { discardMails, requireDeskBuild } from '@wiring/local/testing/shared-resources'
import { type StackOverPostgres, startStackOverPostgres } from '@wiring/local/testing/stack-over-postgres'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDesk } from '../testing/desk-process.ts'
import { answeredSession, complete, waitForMapState } from '../testing/finished-session.ts'

/** Large enough to be killed in the middle of. */
async function photograph(hue: number): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 }
  const background = { r: hue, g: 120, b: 90 }
  return sharp({ create: { width: 3_000, height: 2_000, channels: 3, background, noise } })
    .modulate({ hue })
    .jpeg({ quality: 40 })
    .toBuffer()
}

describe('a worker that is killed with SIGKILL', () => {
  let over: StackOverPostgres
  let desk: Awaited<ReturnType<typeof startDesk>>
  beforeAll(async () => {
    await requireDeskBuild()
    over = await startStackOverPostgres({ ...discardMails(), MAP_LEASE_SECONDS: '2', MAP_TICK_SECONDS: '1' })
    desk = await startDesk(over.stack)
  }, 240_000)
  afterAll(async () => {
    await desk?.stop()
    await over?.stop()
  })

  test('leaves a job that is drafted again, with the same bytes, wherever it was killed', {
    timeout: 720_000,
  }, async () => {
    const { stack, postgres } = over
    const pictures = await Promise.all([10, 120, 240].map(photograph))
    const id = await answeredSession(stack, 'killed@studio.example', pictures)
    await complete(stack, id)
    await waitForMapState(stack, id, 'drafted')
    const bytes = () => postgres.run(`select draft::text from private.maps where session_id = '${id}'`)
    const attempts = () =>
      Number(postgres.run(`select attempts from private.map_jobs where session_id = '${id}'`))
    const first = bytes()
    let killed = 0
    for (const afterClaimMs of [null, 0, 150, 400]) {
      postgres.run(`update private.maps set state = 'waiting', draft = null;
        update private.map_jobs set state = 'queued', attempts = 0, next_attempt_at = now()`)
      const headers = { authorization: `Bearer ${stack.secrets.mapWorkerSecret}` }
      const woken = fetch(`${stack.deskUrl}/api/worker`, { method: 'POST', headers }).catch(() => null)
      if (afterClaimMs !== null) {
        await expect.poll(attempts, { interval: 10 }).toBe(1)
        await tryTheMoment(afterClaimMs)
      }
      await desk.kill()
      await woken
      await desk.start()
      await waitForMapState(stack, id, 'drafted')
      expect(bytes()).toBe(first)
      if (attempts() > 1) killed += 1
    }
    // Otherwise no kill met a running draft.
    expect(killed).toBeGreaterThan(1)
  })
})
