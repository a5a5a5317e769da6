import { visitorAddress } from '@wiring/server/visitor-address'
import { verifiedAddress } from '@wiring/session/signed-address'

/** Stands for all callers whose address is unknown: they share one limit. */
export const unknownCaller = 'unknown'

/** The visitor's IP as the site signed it, else the address of the connection (without the site in between). */
export async function callerOf(headers: Pick<Headers, 'get'>, secret: string): Promise<string> {
  return (await verifiedAddress(headers, secret)) ?? visitorAddress() ?? unknownCaller
}
