export interface Signature {
  map: string
  revision: number
  until: string
  name: string
}

const key = 'desk.signed'

export const storeSignature = (signature: Signature): void =>
  sessionStorage.setItem(key, JSON.stringify(signature))

export const clearSignature = (): void => sessionStorage.removeItem(key)

export function loadSignature(now: number): Signature | null {
  const kept = sessionStorage.getItem(key)
  if (kept === null) return null
  const signature = JSON.parse(kept) as Signature
  return Date.parse(signature.until) > now ? signature : null
}
