import { type ParseArgsConfig, parseArgs } from 'node:util'

type Options = NonNullable<ParseArgsConfig['options']>

interface Given<Known extends Options> {
  /** What is typed, and on the next lines what it does. */
  usage: string
  options?: Known
  /** How many words beside the options it may have. */
  words?: 0 | 1
}

/** Why these cannot be run; Node says more than one sentence. */
const reasonOf = (error: unknown) => (error as Error).message.split(/\. |\n/, 1)[0]?.replace(/\.$/, '')

/**
 * A tool that acts must not guess: `--help` only says what it would do, and a word or an option that it does
 * not know ends it before it has begun.
 */
export function readArguments<const Known extends Options = Record<never, never>>(
  { usage, options, words = 0 }: Given<Known>,
  given: readonly string[] = process.argv.slice(2),
) {
  if (given.includes('--help') || given.includes('-h')) {
    console.log(`Usage: ${usage}`)
    process.exit(0)
  }
  try {
    const { values, positionals } = parseArgs({
      args: [...given],
      allowPositionals: true,
      options: (options ?? {}) as Known,
    })
    if (positionals.length > words) throw new Error(`Unexpected argument '${positionals[words]}'`)
    return { values, word: positionals[0] }
  } catch (error) {
    console.error(`${reasonOf(error)}. Usage: ${usage.split('\n', 1)[0]}`)
    process.exit(2)
  }
}
