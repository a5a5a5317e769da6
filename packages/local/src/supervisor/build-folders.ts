/**
 * `npm test` builds beside a running stack, not over it: `WIRING_BUILD=test` gives its output folders another name.
 * The three apps read NEXT_DIST_DIR in next.config.ts.
 */
const name = process.env.WIRING_BUILD

/** turbo's task: each has its own output folders, so a cache hit of one never overwrites the other. */
export function buildTask(): string {
  return name === undefined ? 'build' : `build:${name}`
}

export function nextOutput(): string {
  return name === undefined ? '.next' : `.next-${name}`
}

export function studioOutput(): string {
  return name === undefined ? 'dist' : `dist-${name}`
}
