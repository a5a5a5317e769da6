import { fail } from '../checks/tool.ts'
import { localSecrets, ports } from '../settings.ts'

interface Service {
  name: string
  url: string
  key: string
}

/** The stack that runs on this machine. */
export function localService(): Service {
  const url = `http://localhost:${ports().supabase}`
  return { name: 'local stack', url, key: localSecrets().supabaseSecretKey }
}

/** The hosted project of the environment, or the local stack. */
export function chosenService(given: NodeJS.ProcessEnv = process.env): Service {
  const { NEXT_PUBLIC_SUPABASE_URL: url, SUPABASE_SECRET_KEY: key } = given
  if (!url) return localService()
  return key
    ? { name: 'hosted project', url: url.replace(/\/$/, ''), key }
    : fail('SUPABASE_SECRET_KEY is missing: a secret key of the hosted project (see .env.example).')
}

/** With the service key; exits when there is no good answer. */
export function askService({ name, url, key }: Service) {
  return async (path: string, body: object): Promise<unknown> => {
    const hint = name === 'local stack' ? ' Start it with npm start.' : ''
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    }).catch(() => fail(`The ${name} does not answer at ${url}.${hint}`))
    if (!response.ok) fail(`The ${name} answered ${response.status}.`)
    return response.json()
  }
}
