import { visitorAddress } from '@wiring/server/visitor-address'
import { verifiedAddress } from '@wiring/session/signed-address'

/** All callers with an unknown address share one limit. */
export const unknownCaller = 'unknown'

/** The IP that the site signed, else that of the connection. */
export async function callerOf(headers: Pick<Headers, 'get'>, secret: string): Promise<string> {
  return (await verifiedAddress(headers, secret)) ?? visitorAddress() ?? unknownCaller
}
