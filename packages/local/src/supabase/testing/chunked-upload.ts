import { request as httpRequest } from 'node:http'
import { privileged, tinyPng } from './calls.ts'
import type { RunningStack } from './local-stack.ts'

interface Target {
  method?: string
  headers?: Record<string, string>
}

export function chunkedUpload(stack: RunningStack, path: string, { method = 'POST', headers }: Target = {}) {
  const request = httpRequest(new URL(path, stack.url), {
    method,
    family: 4,
    agent: false,
    headers: { apikey: stack.secrets.supabasePublishableKey, 'content-type': 'image/png', ...headers },
  })
  const status = new Promise<number>((resolve) => {
    request.once('response', (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    request.once('error', () => resolve(413))
  })
  return {
    status,
    write: (bytes: Uint8Array) => new Promise<void>((resolve) => request.write(bytes, () => resolve())),
    end: () => request.end(),
    abort: () => request.destroy(),
  }
}

export async function uploadUnderWay(stack: RunningStack, path: string, target?: Target) {
  const upload = chunkedUpload(stack, path, target)
  await upload.write(tinyPng)
  return upload
}

export async function signedToken(
  stack: RunningStack,
  bucket: string,
  path: string,
  upsert = false,
): Promise<string> {
  const { data, error } = await privileged(stack).storage.from(bucket).createSignedUploadUrl(path, { upsert })
  if (error) throw error
  return data.token
}

/** The policy was checked, the row is not written. */
export async function uploadPastPolicy(stack: RunningStack, path: string) {
  const token = await signedToken(stack, 'wiring-images', path)
  const target = `/storage/v1/object/upload/sign/wiring-images/${path}?token=${token}`
  return uploadUnderWay(stack, target, { method: 'PUT' })
}
