import { read, sourceFiles } from './source-files.ts'

const ships = /^(apps|deploy|packages|studio|supabase\/functions)\//
/** Parts of a screen and what Next asks for by name are no words. */
const namedByOthers =
  /\.(test|spec|styles|config)\.|\/(tests?|testing|bench|fixtures|app|seed|generated)\/|instrumentation|\/proxy\.ts$/
const standIns = /^packages\/(content-lake|local)\//

/** One name for two things of what ships, with the files of both. */
export function sharedTypeNames(): string[] {
  const named = sourceFiles()
    .filter((file) => ships.test(file) && !namedByOthers.test(file) && !standIns.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(/^export (?:type|interface) (\w+)/gm)].map(([, name = '']) => ({ name, file })),
    )
  return [...Map.groupBy(named, ({ name }) => name)]
    .filter(([, all]) => all.length > 1)
    .map(([name, all]) => `${name}: ${all.map(({ file }) => file).join(', ')}`)
}
