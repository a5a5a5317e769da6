import type { LocalStack } from '@wiring/local/local-stack'
import { newSession, uploadImage } from '@wiring/local/testing/calls'

export interface Written {
  id: string
  picture: string
  /** When it was acknowledged. */
  at: number
}

/** Applicants who sign up and upload a picture, one after the other, as long as `work` takes. */
export async function writeDuring(stack: LocalStack, work: Promise<unknown>): Promise<Written[]> {
  const done: Written[] = []
  let over = false
  const watched = work.finally(() => {
    over = true
  })
  const writer = async (number: number) => {
    while (!over) {
      const id = await newSession(stack, `writer-${number}-${done.length}@studio.example`)
      done.push({ id, picture: await uploadImage(stack, id), at: Date.now() })
    }
  }
  await Promise.all([watched, writer(1), writer(2)])
  return done
}
