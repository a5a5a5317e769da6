import { z } from 'zod'

const variables = z.object({
  /** Where operators open the desk: passkeys belong to its host name, and a signature must come from its origin. */
  DESK_URL: z.url(),
})

const desk = new URL(variables.parse(Deno.env.toObject()).DESK_URL)

const loopback = ['localhost', '127.0.0.1', '[::1]']

/** How operators sign in, from the environment, parsed once. */
export const signInEnv = {
  origin: desk.origin,
  passkeyHost: desk.hostname,
  /** On a developer's own machine a code alone suffices: it may have no authenticator. */
  codeSuffices: loopback.includes(desk.hostname),
}
