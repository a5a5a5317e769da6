import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { addresses, testSecrets } from '../../running-stack/addresses.ts'
import { editorClient } from '../../running-stack/content.ts'
import { atShare } from '../onboarding/step-times.ts'
import { Visitor } from '../onboarding/visitor.ts'
import { count, isWholePage, newTally, read, steadyLoad, type Tally, visitorAddress } from './pages.ts'
import type { Production } from './production.ts'

interface Witnesses {
  pages: Tally
  drafts: Tally
  uploads: Tally
  wizard: Tally
}

function draftCookie(): string {
  const session = { role: 'editor', until: Date.now() + 3_600_000 }
  const payload = Buffer.from(JSON.stringify(session)).toString('base64url')
  const signature = createHmac('sha256', testSecrets().previewSecret)
    .update(`preview session ${payload}`)
    .digest('base64url')
  return `__prerender_bypass=any; preview-session=${payload}.${signature}`
}

async function signUp(site: string, visitor: Visitor, tally: Tally): Promise<string> {
  const email = `upload-${randomBytes(8).toString('hex')}@bench.example`
  const answer = await visitor.ask(`${site}/forms/signup`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: addresses.site,
      'x-form-elapsed-ms': '5000',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ email }),
  })
  const id = (JSON.parse(answer.text) as { session_id?: string }).session_id
  if (id === undefined) count(tally, `signup: ${answer.status} ${answer.text.slice(0, 100)}`)
  return id ?? ''
}

/** Through the site, as from a network that blocks Supabase. Each picture is sent once by its visitor. */
async function upload(site: string, visitor: Visitor, id: string, number: number, tally: Tally) {
  tally.requests += 1
  try {
    const answer = await visitor.ask(
      `${site}/forms/upload/wiring-images/${id}/image-${Date.now()}-${number}.jpg`,
      {
        method: 'POST',
        // As the wizard: the database takes no picture that caches keep for long.
        headers: {
          'content-type': 'image/jpeg',
          'cache-control': 'max-age=60',
          'x-upsert': 'false',
          origin: addresses.site,
        },
        body: randomBytes(1_500_000),
      },
    )
    tally.took.push(answer.milliseconds)
    // Of a repeated one the first may have arrived: the wizard takes that for stored, too.
    const isStored = answer.status === 200 || (answer.status === 400 && /"(Duplicate|409)"/.test(answer.text))
    if (!isStored) count(tally, `upload: ${answer.status} ${answer.text.slice(0, 80)}`)
  } catch (error) {
    count(tally, `upload: ${error instanceof Error ? error.message : error}`)
  }
}

/** Given the pages read so far. */
export type WorkUnderLoad = (pages: Tally) => Promise<void>

/** What visitors, editors with drafts open and applicants who upload get while `work` runs. */
export async function witnessed(
  { address }: Production,
  { rate, applicants }: { rate: number; applicants: number },
  work: WorkUnderLoad,
): Promise<Witnesses> {
  const lake = editorClient()
  const load = steadyLoad(address, rate)
  const [drafts, uploads, wizard] = [newTally(), newTally(), newTally()]
  let over = false
  const whileItRuns = async (pause: number, one: (round: number) => Promise<unknown>) => {
    for (let round = 0; !over; round += 1) {
      await one(round)
      await wait(pause)
    }
  }
  const editor = async (number: number) => {
    const visitor = new Visitor(visitorAddress(23, number))
    const cookie = draftCookie()
    const shows = ({ text }: { text: string }) => text.includes('aria-label="Preview"')
    await whileItRuns(500, () => read(drafts, visitor, `${address}/lab`, shows, { cookie }))
    visitor.close()
  }
  const typing = async () => {
    const page = await lake.getDocument('landingPage')
    await whileItRuns(1_000, (round) =>
      page
        ? lake.createOrReplace({ ...page, _id: 'drafts.landingPage', summary: `Typed ${round}` })
        : Promise.resolve(),
    )
    await lake.delete('drafts.landingPage')
  }
  const applicant = async (number: number) => {
    const visitor = new Visitor(visitorAddress(24, number))
    // Three pictures are what a session holds.
    let id = ''
    await whileItRuns(400, async (round) => {
      if (round % 3 === 0) {
        const fresh = new Visitor(visitorAddress(25, number * 250 + round))
        id = await signUp(address, fresh, uploads)
        fresh.close()
      }
      await upload(address, visitor, id, round % 3, uploads)
      await read(wizard, visitor, `${address}/wiring/${id}`, isWholePage)
    })
    visitor.close()
  }
  const others = [
    ...Array.from({ length: 3 }, (_, number) => editor(number)),
    typing(),
    ...Array.from({ length: applicants }, (_, number) => applicant(number)),
  ]
  await work(load.tally).finally(() => {
    over = true
  })
  await Promise.all(others)
  await load.stop()
  return { pages: load.tally, drafts, uploads, wizard }
}

/** One process after the other is ended and started anew, until the pages were read `requests` times. */
export const rollOut =
  (production: Production, requests: number): WorkUnderLoad =>
  async (pages) => {
    await wait(5_000)
    for (const { name, restart } of production.instances) {
      const [from, beganAt] = [pages.took.length, performance.now()]
      const ended = await restart()
      const seconds = (performance.now() - beganAt) / 1_000
      const took = pages.took.slice(from)
      const within = Math.round(atShare(took, 0.95))
      console.log(
        `  ${name} ended after ${ended.toFixed(1)} s, ready after ${seconds.toFixed(1)} s: ${took.length} pages, 95 % within ${within} ms`,
      )
    }
    while (pages.requests < requests) await wait(200)
  }

/** One of each dies as by a power cut, and comes back ten seconds later. */
export const killOneOfEach =
  ({ instances }: Production): WorkUnderLoad =>
  async () => {
    for (const name of ['site', 'onboarding']) {
      await wait(8_000)
      const victim = instances.find((each) => each.name.startsWith(name))
      await victim?.kill()
      await wait(10_000)
      await victim?.start()
    }
    await wait(5_000)
  }
