import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RunningStack } from '@wiring/local/local-stack'
import { repositoryRoot } from '@wiring/local/settings'
import { newSession, privileged, survey, tinyPng, update, uploadImage } from '@wiring/local/testing/calls'
import { imageExtensions, sniffImageType } from '@wiring/session/images'
import * as z from 'zod'

const examples = join(repositoryRoot, 'apps/desk/examples')

export const ines = z
  .object({
    survey_data: z.unknown(),
    json_profile: z.unknown(),
    pictures: z.array(z.string()),
    name: z.string(),
  })
  .parse(JSON.parse(readFileSync(join(examples, 'ines.json'), 'utf8')))

const inesPictures = () => ines.pictures.map((name) => readFileSync(join(examples, name)))

interface Inputs {
  survey_data?: unknown
  json_profile?: unknown
  pictures?: readonly Uint8Array[]
}

async function save(stack: RunningStack, id: string, updateData: unknown): Promise<void> {
  const { body, text } = await update(stack, id, updateData)
  if (typeof body !== 'object' || body === null || 'error' in body) throw new Error(text)
}

export async function saveInputs(
  stack: RunningStack,
  id: string,
  { survey_data = survey, json_profile = {}, pictures = [tinyPng] }: Inputs = {},
): Promise<void> {
  await save(stack, id, { survey_completed: true, survey_data })
  await save(stack, id, { json_submitted: true, json_profile })
  const image_urls: string[] = []
  for (const picture of pictures) {
    const type = sniffImageType(picture) ?? 'image/png'
    image_urls.push(await uploadImage(stack, id, picture, [imageExtensions[type], type]))
  }
  await save(stack, id, { images_uploaded: true, image_urls })
}

/** The example session of `npm run map`, one step before completion. Returns its id. */
export async function answeredSession(
  stack: RunningStack,
  email: string,
  pictures: readonly Uint8Array[] = inesPictures(),
): Promise<string> {
  const id = await newSession(stack, email)
  await saveInputs(stack, id, { ...ines, pictures })
  return id
}

export const complete = (stack: RunningStack, id: string) =>
  update(stack, id, { wiring_complete: true, name_for_certificate: ines.name })

const described = z.nullable(
  z.object({
    state: z.string(),
    revision: z.number(),
    draft: z.nullable(z.record(z.string(), z.unknown())),
    mail: z.nullable(z.string()),
  }),
)

export async function describeMap(stack: RunningStack, id: string) {
  const { data, error } = await privileged(stack).rpc('describe_map', { p_session_id: id })
  if (error) throw error
  return described.parse(data)
}

/** Waits up to 30 s. */
export async function waitForMapState(stack: RunningStack, id: string, state: string) {
  for (const until = Date.now() + 90_000; ; ) {
    const map = await describeMap(stack, id)
    if (map?.state === state) return map
    if (Date.now() > until) throw new Error(`The map is ${map?.state}, not ${state}.`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
