import { personas } from '@wiring/map/personas'
import { model, readingsToCheck } from '@wiring/map/readings-to-check'
import sharp from 'sharp'
import { type Backend, callFunction, startSession, storePicture } from '../running-stack/session-api.ts'
import type { DemoPerson } from './people.ts'

/** `broken` has a header and no pixels. */
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

export async function finishSession(backend: Backend, person: DemoPerson, email: string): Promise<string> {
  const found = personas.find(({ id }) => id === person.persona)
  if (found === undefined) throw new Error(`There is no persona ${person.persona}.`)
  const id = await startSession(email, backend).catch((error: Error) => {
    throw new Error(`The stack at ${backend.supabase} gave no session (${error.message}). Does it run?`)
  })
  const step = async (updateData: unknown) => {
    const { error } = await callFunction('update-wiring-session', { sessionId: id, updateData }, backend)
    if (error !== undefined) throw new Error(`A step was refused: ${String(error)}`)
  }
  await step({ survey_completed: true, survey_data: found.inputs.survey_data })
  await step({ json_submitted: true, json_profile: found.inputs.json_profile })
  const image_urls: string[] = []
  for (const [place, kind] of person.pictures.entries())
    image_urls.push(
      await storePicture(id, place, await picture(kind, person.persona.length + place), backend),
    )
  await step({ images_uploaded: true, image_urls })
  const [first, second] = person.checks ? readingsToCheck(found.inputs) : []
  const verdicts = [
    ...(first ? [{ reading: first.id, verdict: 'me', word: 'Most of the time' }] : []),
    ...(second ? [{ reading: second.id, verdict: 'not_me' }] : []),
  ]
  await step({
    wiring_complete: true,
    name_for_certificate: person.name,
    ...(verdicts.length > 0 && { checked_readings: { model, verdicts } }),
  })
  return id
}
