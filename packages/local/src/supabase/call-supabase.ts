import { localSecrets, ports, setVariables } from '../settings.ts'
import { fail } from '../tool.ts'

interface SupabaseTarget {
  hosted: boolean
  url: string
  secretKey: string
}

export function localSupabase(environment?: NodeJS.ProcessEnv): SupabaseTarget {
  const url = `http://localhost:${ports(environment).supabase}`
  return { hosted: false, url, secretKey: localSecrets().supabaseSecretKey }
}

export function supabaseOfEnvironment(environment?: NodeJS.ProcessEnv): SupabaseTarget {
  const { NEXT_PUBLIC_SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey } = setVariables(environment)
  if (!url) return localSupabase(environment)
  if (!secretKey)
    throw new Error('SUPABASE_SECRET_KEY is missing: a secret key of the hosted project (see .env.example).')
  return { hosted: true, url: url.replace(/\/+$/, ''), secretKey }
}

export function supabaseCaller({ hosted, url, secretKey }: SupabaseTarget) {
  const name = hosted ? 'hosted project' : 'local stack'
  const hint = hosted ? '' : ' Start it with npm start.'
  return async (path: string, body: object): Promise<unknown> => {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: {
        apikey: secretKey,
        authorization: `Bearer ${secretKey}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    }).catch(() => fail(`The ${name} does not answer at ${url}.${hint}`))
    if (!response.ok) fail(`The ${name} answered ${response.status}.`)
    return response.json()
  }
}
