import 'server-only'
import { callFunction, sameOriginPaths } from '@wiring/contract/call'
import type { FunctionRequests } from '@wiring/contract/function-requests'
import {
  elapsedHeader,
  honeypotHeader,
  idempotencyHeader,
  privacyVersionHeader,
} from '@wiring/contract/headers'
import { readJson } from '@wiring/contract/read-body'
import { signedAddress } from '@wiring/contract/signature'
import { visitorAddress } from '@wiring/server/visitor-address'
import { maxProfileBody, maxSignupBody, maxUpdateBody } from '@wiring/session/limits'
import { serverSentences } from '@wiring/session/messages'
import { env, supabaseAddress } from '../env.ts'
import { refuseCrossOrigin, siteOrigin } from '../security/same-origin.ts'

type FunctionName = keyof FunctionRequests

const names = new Map(Object.entries(sameOriginPaths).map(([name, path]) => [path, name as FunctionName]))
const forwarded = [elapsedHeader, honeypotHeader, idempotencyHeader, privacyVersionHeader]
const largeBodies: Partial<Record<FunctionName, number>> = {
  'update-wiring-session': maxProfileBody,
  'hand-over-answers': maxUpdateBody,
}
const noStore = { 'Cache-Control': 'private, no-store' }

export const isJson = ({ headers }: Request) =>
  headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() === 'application/json'

/** The function itself decides; its limits count the visitor, not this server. */
export async function relayCall(request: Request, path: string): Promise<Response> {
  const refusal = refuseCrossOrigin(request)
  if (refusal) return refusal
  const name = names.get(path)
  if (name === undefined) return new Response('There is no such form.', { status: 404 })
  const body = await readJson(request, largeBodies[name] ?? maxSignupBody)
  if (typeof body !== 'object' || body === null)
    return Response.json({ error: serverSentences.badBody, code: 'invalid' }, { headers: noStore })
  const given = forwarded.map((header) => [header, request.headers.get(header)] as const)
  const result = await callFunction({
    supabase: supabaseAddress,
    name,
    // The function checks it.
    body: body as never,
    headers: {
      origin: siteOrigin,
      ...Object.fromEntries(given.flatMap(([header, value]) => (value === null ? [] : [[header, value]]))),
      ...(await signedAddress(visitorAddress(), env.CLIENT_IP_SECRET)),
    },
    answer: (data) => data,
    retries: 1,
  })
  if (result.state === 'answered') return Response.json(result.data, { headers: noStore })
  const status = result.state === 'failed' ? Math.max(result.status, 400) : 503
  return Response.json({ error: serverSentences.unavailable }, { status, headers: noStore })
}
