import { verifiedAddress } from '@wiring/server/signed-address'
import { visitorAddress } from '@wiring/server/visitor-address'

/** Stands for all callers whose address is unknown: they share one limit. */
export const unknownCaller = 'unknown'

/** The visitor's IP as the site signed it, else the address of the connection (without the site in between). */
export function callerOf(headers: Pick<Headers, 'get'>, secret: string): string {
  return verifiedAddress(headers, secret) ?? visitorAddress() ?? unknownCaller
}
