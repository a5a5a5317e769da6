import { setVariables } from '../environment.ts'

const { PORT = '3000' } = setVariables()

/** Each process has one of them. */
const answers = await Promise.all(
  ['/alive', '/wiring/alive'].map((path) =>
    fetch(`http://127.0.0.1:${PORT}${path}`, { signal: AbortSignal.timeout(2_500) }).then(
      ({ ok }) => ok,
      () => false,
    ),
  ),
)
process.exitCode = answers.includes(true) ? 0 : 1
