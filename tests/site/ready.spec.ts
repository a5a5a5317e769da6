import { expect, test } from '@playwright/test'
import { addresses, testSecrets } from '../running-stack/addresses.ts'

for (const [name, alive, checks] of [
  ['the site', `${addresses.site}/alive`, ['lake', 'content', 'database']],
  ['the onboarding app', `${addresses.onboarding}/wiring/alive`, ['database']],
  ['the desk', `${addresses.desk}/alive`, ['database']],
] as const)
  test(`${name} is alive, and says whether it is ready; why not, only to who has the token`, async ({
    request,
  }) => {
    expect(await (await request.get(alive)).text()).toBe('alive')
    const ready = alive.replace('/alive', '/ready')
    const anonymous = await request.get(ready)
    expect(Object.keys(await anonymous.json())).toEqual(['ready'])
    expect(anonymous.headers()['cache-control']).toContain('no-store')
    const wrong = await request.get(ready, { headers: { authorization: 'Bearer wrong' } })
    expect(Object.keys(await wrong.json())).toEqual(['ready'])
    // Read here: a run that has no stack yet has no secrets.
    const authorization = `Bearer ${testSecrets().healthToken}`
    const problems = async () => {
      const answer = await request.get(ready, { headers: { authorization } })
      const { checks: results } = (await answer.json()) as {
        checks: { check: string; problem: string | null }[]
      }
      expect(results.map(({ check }) => check)).toEqual(checks)
      expect(answer.status()).toBe(results.every(({ problem }) => problem === null) ? 200 : 503)
      // Other tests fill the queues, which is a problem of its own.
      return results.filter(({ problem }) => problem !== null && !/mail|draft/i.test(problem))
    }
    // A busy machine may not answer within the second that a check has.
    await expect.poll(problems).toEqual([])
  })
