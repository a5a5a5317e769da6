/** `WIRING_BUILD=test` keeps the builds of a running stack apart. */
const name = process.env.WIRING_BUILD

export const buildTask = name === undefined ? 'build' : `build:${name}`
export const nextOutput = name === undefined ? '.next' : `.next-${name}`
export const studioOutput = name === undefined ? 'dist' : `dist-${name}`
