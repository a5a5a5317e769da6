import type { SecretList } from '@wiring/contract/secret-list'
import { Webhook } from 'standardwebhooks'

const parts = ['id', 'timestamp', 'signature'] as const

/** The provider's names of them, which are older than the standard's. */
const signedHeaders = (headers: Headers) =>
  Object.fromEntries(
    parts.map((part) => [
      `webhook-${part}`,
      headers.get(`svix-${part}`) ?? headers.get(`webhook-${part}`) ?? '',
    ]),
  )

/**
 * The body as JSON; `undefined` unless one of the secrets signed it within the last five minutes. A second
 * delivery is as good as the first: what is done with it must not depend on that.
 */
export function verifiedEvent(body: string, headers: Headers, secrets: SecretList): unknown {
  for (const secret of secrets) {
    try {
      return new Webhook(secret).verify(body, signedHeaders(headers))
    } catch {}
  }
  return undefined
}
