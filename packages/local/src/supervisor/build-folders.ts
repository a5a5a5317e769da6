/**
 * `WIRING_BUILD=test` gives other output folders, so that `npm test` leaves a running stack's builds alone.
 */
const name = process.env.WIRING_BUILD

/** With output folders of its own, so that cache hits do not overwrite each other. */
export function buildTask(): string {
  return name === undefined ? 'build' : `build:${name}`
}

export function nextOutput(): string {
  return name === undefined ? '.next' : `.next-${name}`
}

export function studioOutput(): string {
  return name === undefined ? 'dist' : `dist-${name}`
}
