import type { LocalStack } from '@wiring/local/local-stack'
import { invoke, read, survey, update, uploadImage } from '@wiring/local/testing/calls'

export interface Acknowledged {
  id: string
  session: Record<string, unknown>
  pictures: string[]
}

/** A refusal acknowledges nothing. */
function ofBusyStack(error: Error): null {
  if (error.message.startsWith('Too many calls at once')) return null
  throw error
}

let people = 0

async function journey(stack: LocalStack): Promise<Acknowledged | null> {
  people += 1
  const signup = await invoke(stack, 'wiring-session-signup', { email: `writer-${people}@studio.example` })
  const id = (signup.body as { session_id?: string }).session_id
  if (signup.status !== 200 || id === undefined) return null
  await update(stack, id, {
    survey_completed: true,
    survey_data: { ...survey, 9: `\u2028 ${people} 😀 "x"` },
  })
  await update(stack, id, { json_submitted: true, json_profile: {} })
  const picture = await uploadImage(stack, id).catch(ofBusyStack)
  if (picture === null) return null
  await update(stack, id, { images_uploaded: true, image_urls: [picture] })
  const [session] = (await read(stack, id)) as Record<string, unknown>[]
  return session?.images_uploaded ? { id, session, pictures: [picture] } : null
}

export async function runUnderLoad<Result>(stack: LocalStack, count: number, work: () => Promise<Result>) {
  const done: Acknowledged[] = []
  let stopped = false
  let failed: unknown
  const writers = Array.from({ length: count }, async () => {
    while (!stopped) {
      const one = await journey(stack)
      if (one) done.push(one)
    }
  })
  const writing = Promise.all(writers).catch((error) => {
    failed = error
  })
  while (done.length < count * 1.5 && failed === undefined)
    await new Promise((resolve) => setTimeout(resolve, 20))
  const acknowledged = [...done]
  const result = await work().finally(() => {
    stopped = true
    return writing
  })
  if (failed !== undefined) throw failed
  return { result, acknowledged }
}
