import type { FunctionName, Parameters } from '@wiring/contract/rpc'
import { requireAddress, setVariables } from '../environment.ts'

export interface SupabaseTarget {
  url: string
  secretKey: string
}

export function supabaseOfEnvironment(environment?: NodeJS.ProcessEnv): SupabaseTarget {
  const { NEXT_PUBLIC_SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey } = setVariables(environment)
  if (!url)
    throw new Error('NEXT_PUBLIC_SUPABASE_URL is missing: the address of the project (see .env.example).')
  if (!secretKey)
    throw new Error('SUPABASE_SECRET_KEY is missing: a secret key of the hosted project (see .env.example).')
  requireAddress('NEXT_PUBLIC_SUPABASE_URL', url, 'https')
  return { url: url.replace(/\/+$/, ''), secretKey }
}

/** Throws a sentence for the person who called. */
export function supabaseCaller({ url, secretKey }: SupabaseTarget) {
  const isLocal = new URL(url).hostname === 'localhost'
  const name = isLocal ? 'local stack' : 'hosted project'
  const hint = isLocal ? ' Start it with npm start.' : ''
  const post = async (path: string, body: object): Promise<unknown> => {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: {
        apikey: secretKey,
        authorization: `Bearer ${secretKey}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    }).catch(() => {
      throw new Error(`The ${name} does not answer at ${url}.${hint}`)
    })
    if (!response.ok) throw new Error(`The ${name} answered ${response.status}.`)
    return response.json()
  }
  return {
    callDatabase: <Name extends FunctionName>(name: Name, parameters: Parameters<Name>) =>
      post(`/rest/v1/rpc/${name}`, parameters),
    /** Else the mails would go out with the next run of its schedule. */
    sendMails: () => post('/functions/v1/mail-worker', {}),
  }
}
