import { personas } from '@wiring/map/personas'
import { imagePath, publicImageUrl } from '@wiring/session/images'
import sharp from 'sharp'
import type { DemoPerson } from './people.ts'

interface Stack {
  supabase: string
  key: string
}

const headers = ({ key }: Stack) => ({
  apikey: key,
  authorization: `Bearer ${key}`,
  'content-type': 'application/json',
})

async function call(stack: Stack, name: string, body: unknown): Promise<Record<string, unknown>> {
  const response = await fetch(`${stack.supabase}/functions/v1/${name}`, {
    method: 'POST',
    headers: headers(stack),
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Error(`The local stack does not answer at ${stack.supabase}. Start it with npm start.`)
  })
  const answer = (await response.json()) as Record<string, unknown>
  if (!response.ok || answer.error !== undefined)
    throw new Error(`${name}: ${response.status} ${String(answer.error)}`)
  return answer
}

/** A poster of a few areas, so that there is something to measure; `broken` has a whole head and no pixels. */
async function picture(kind: DemoPerson['pictures'][number], seed: number): Promise<Buffer> {
  const hue = (seed * 47) % 360
  const areas = Array.from(
    { length: 6 },
    (_, n) =>
      `<rect x="${(n * 97 + seed * 31) % 700}" y="${(n * 151 + seed * 17) % 500}" width="${180 + n * 30}" height="${120 + n * 24}" fill="hsl(${(hue + n * 40) % 360} 60% ${30 + n * 9}%)"/>`,
  ).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640"><rect width="960" height="640" fill="hsl(${hue} 20% 90%)"/>${areas}</svg>`
  const png = await sharp(Buffer.from(svg)).png().toBuffer()
  if (kind === 'drawing') return png
  const data = png.indexOf('IDAT') + 4
  return Buffer.concat([png.subarray(0, data), Buffer.alloc(64, 0xff), png.subarray(data + 64)])
}

async function upload(
  stack: Stack,
  id: string,
  kind: DemoPerson['pictures'][number],
  place: number,
): Promise<string> {
  const path = imagePath(id, Date.now(), place, 'image/png')
  const bytes = await picture(kind, id.charCodeAt(0) + place)
  const response = await fetch(`${stack.supabase}/storage/v1/object/wiring-images/${path}`, {
    method: 'POST',
    headers: { ...headers(stack), 'content-type': 'image/png' },
    body: new Uint8Array(bytes),
  })
  if (!response.ok) throw new Error(`A picture was refused: ${response.status} ${await response.text()}`)
  return publicImageUrl(stack.supabase, path)
}

/** Walks a person through the wizard's functions to the end. Returns the session's id. */
export async function finishSession(stack: Stack, person: DemoPerson, email: string): Promise<string> {
  const found = personas.find(({ id }) => id === person.persona)
  if (found === undefined) throw new Error(`There is no persona ${person.persona}.`)
  const { session_id: id } = await call(stack, 'wiring-session-signup', { email })
  if (typeof id !== 'string') throw new Error('The signup gave no session.')
  const step = (updateData: unknown) => call(stack, 'update-wiring-session', { sessionId: id, updateData })
  await step({ survey_completed: true, survey_data: found.inputs.survey_data })
  await step({ json_submitted: true, json_profile: found.inputs.json_profile })
  const image_urls: string[] = []
  for (const [place, kind] of person.pictures.entries()) image_urls.push(await upload(stack, id, kind, place))
  await step({ images_uploaded: true, image_urls })
  await step({ wiring_complete: true, name_for_certificate: person.name })
  return id
}
