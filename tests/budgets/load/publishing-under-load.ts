import { setTimeout as wait } from 'node:timers/promises'
import { editorClient } from '../../running-stack/content.ts'
import { asBrowser, Visitor } from '../onboarding/visitor.ts'
import { steadyLoad, type Tally, visitorAddress } from './pages.ts'
import type { Production } from './production.ts'

const field = 'hero.note'

export const currentNote = (): Promise<string> => editorClient().fetch(`*[_id == "landingPage"][0].${field}`)

export const publishNote = (words: string) =>
  editorClient()
    .patch('landingPage')
    .set({ [field]: words })
    .commit()

interface Publish {
  /** Seconds until each of the instances showed it. */
  each: number[]
  /** … until the last of them did. */
  onInstances: number
  /** … until a visitor got it from the proxy. */
  throughProxy: number
}

async function secondsUntil(address: string, words: string): Promise<number> {
  const visitor = new Visitor(visitorAddress(22, 1))
  const began = performance.now()
  for (;;) {
    const shown = await visitor.ask(address, { headers: asBrowser }).then(
      ({ text }) => text.includes(words),
      () => false,
    )
    const seconds = (performance.now() - began) / 1_000
    if (shown) visitor.close()
    if (shown) return seconds
    if (seconds > 40) throw new Error(`“${words}” did not appear on ${address} within 40 s.`)
    await wait(20)
  }
}

export async function publishAndWait({ address, instances }: Production, words: string): Promise<Publish> {
  await publishNote(words)
  const sites = instances.filter(({ name }) => name.startsWith('site'))
  const [throughProxy = 0, ...each] = await Promise.all(
    [address, ...sites.map(({ url }) => url)].map((origin) => secondsUntil(`${origin}/`, words)),
  )
  return { each, onInstances: Math.max(...each), throughProxy }
}

interface UnderLoad {
  tally: Tally
  publishes: Publish[]
}

/** Pages are read meanwhile, and an editor publishes `times` times; what was seen once stays. */
export async function publishUnderLoad(
  production: Production,
  { rate, times, everySeconds }: { rate: number; times: number; everySeconds: number },
): Promise<UnderLoad> {
  const before = await currentNote()
  const load = steadyLoad(production.address, rate)
  const publishes: Publish[] = []
  let shown = '</html>'
  try {
    for (let number = 1; number <= times; number += 1) {
      await wait(everySeconds * 1_000)
      const words = `Published under load ${Date.now().toString(36)} ${number}`
      load.expectOneOf([shown, words])
      publishes.push(await publishAndWait(production, words))
      load.expectOneOf([words])
      shown = words
    }
    await wait(everySeconds * 1_000)
    return { tally: load.tally, publishes }
  } finally {
    await load.stop()
    await publishNote(before)
  }
}
