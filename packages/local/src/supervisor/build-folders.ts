/**
 * `npm test` builds beside a running stack, not over it: `WIRING_BUILD=test` gives its output folders another name.
 * The two apps read NEXT_DIST_DIR in next.config.ts.
 */
const name = process.env.WIRING_BUILD

export function nextOutput(): string {
  return name === undefined ? '.next' : `.next-${name}`
}

export function studioOutput(): string {
  return name === undefined ? 'dist' : `dist-${name}`
}
