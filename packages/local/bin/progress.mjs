/**
 * `m:ss` since `start` (milliseconds of `Date.now()`).
 * @param {number} start
 */
export function elapsed(start) {
  const seconds = Math.round((Date.now() - start) / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

const commandStart = Number(process.env.WIRING_STARTED_AT ?? Date.now())
const installation = process.env.WIRING_INSTALLATION
// A command started by this one has its own start.
delete process.env.WIRING_STARTED_AT
delete process.env.WIRING_INSTALLATION

export function commandTime() {
  return elapsed(commandStart) + (installation === undefined ? '' : ` (installation ${installation})`)
}

/**
 * Runs one step of the set-up and says so: at its start, every 4 s while it lasts, and at its end.
 * The step's error is passed on.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} run
 * @returns {Promise<T>}
 */
export async function step(name, run) {
  const start = Date.now()
  console.error(`  … ${name}`)
  const beat = setInterval(() => console.error(`    ${elapsed(start)} ${name}`), 4000)
  try {
    const result = await run()
    console.error(`  ✓ ${name} (${elapsed(start)})`)
    return result
  } catch (error) {
    console.error(`  ✗ ${name} (${elapsed(start)})`)
    throw error
  } finally {
    clearInterval(beat)
  }
}
