import { read, sourceFiles } from './source-files.ts'

const isTest = /\.(test|spec)\.tsx?$|\/(tests?|testing|bench|contract)\/|^tests\//

/** Functions of the database that are called by a path, past the client that knows their types. */
export const untypedCalls = (): string[] =>
  sourceFiles()
    .filter((file) => !isTest.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(/\/rest\/v1\/rpc\/\w+|\.rpc\([^)]* as (?:any|never)/g)].map(
        ([call]) => `${file}: ${call}`,
      ),
    )
