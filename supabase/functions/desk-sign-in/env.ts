import { isLoopback } from '@wiring/contract/desk/access'
import * as z from 'zod'
import { readVariables } from '../_shared/env.ts'

const desk = new URL(readVariables(z.object({ DESK_URL: z.url() })).DESK_URL)

export const signInEnv = {
  origin: desk.origin,
  passkeyHost: desk.hostname,
  codeSuffices: isLoopback(desk.origin),
}
