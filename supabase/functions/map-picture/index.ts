import { mapPictureRequest } from '@wiring/contract/map-picture'
import { maxSignupBody } from '@wiring/session/limits'
import * as z from 'zod'
import { callDatabase, requestDeadline } from '../_shared/database.ts'
import { env } from '../_shared/env.ts'
import { parseBody } from '../_shared/read-body.ts'
import { readObject } from '../_shared/read-object.ts'
import { type Call, invalidBody, json, serve } from '../_shared/serve.ts'

/** Bytes, not a path: a path names the session. */
async function picture({ request, logField }: Call): Promise<Response> {
  const body = await parseBody(request, maxSignupBody, mapPictureRequest)
  if (body === null) return invalidBody(400)
  const signal = requestDeadline()
  const parameters = { p_map_secret: body.mapSecret, p_number: body.number }
  const path = await callDatabase('map_picture', parameters, z.nullable(z.string()), signal)
  const stored = path === null ? null : await readObject(path, signal)
  logField('outcome', stored === null ? 'gone' : 'found')
  if (stored === null) return json({}, 404)
  return new Response(stored.bytes, {
    headers: {
      'cache-control': 'no-store',
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
    },
  })
}

serve('map-picture', env.publishableKeys, picture)
