// Written by `npm run typegen -w @wiring/studio` from the sections in pages.ts.
import { TrustSection } from '../sections/trust/trust.tsx'

export const trustPageSections = {
  trust: TrustSection,
}
