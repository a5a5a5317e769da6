import * as z from 'zod'

const variables = z.object({
  /** Passkeys belong to its host name and origin. */
  DESK_URL: z.url(),
})

const desk = new URL(variables.parse(Deno.env.toObject()).DESK_URL)

const loopback = ['localhost', '127.0.0.1', '[::1]']

export const signInEnv = {
  origin: desk.origin,
  passkeyHost: desk.hostname,
  /** A developer's machine may have no authenticator. */
  codeSuffices: loopback.includes(desk.hostname),
}
