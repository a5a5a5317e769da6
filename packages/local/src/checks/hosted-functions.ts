import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { bootProblem, denoVersions, readGraph } from '../hosted/boot-functions.ts'
import { answerAsRegistry } from '../hosted/installed-packages.ts'
import { serveWhile } from '../hosted/serve-while.ts'
import { uploadFunctions } from '../hosted/upload-functions.ts'
import { fail } from '../tool.ts'

type Check = () => Promise<string[]>

async function runAll(checks: Check[]): Promise<string[]> {
  const problems: string[] = []
  const left = checks.values()
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (const check of left) problems.push(...(await check()))
    }),
  )
  return problems.sort()
}

const scratch = mkdtempSync(join(tmpdir(), 'wiring-deploy-'))
const cache = join(scratch, 'deno')
mkdirSync(cache)
try {
  const uploaded = await uploadFunctions(scratch)
  const problems = await serveWhile(answerAsRegistry, (registry) => {
    const sandbox = { registry, cache }
    return runAll(
      uploaded.flatMap((each) => [
        async () => (await readGraph(each, sandbox)).problem,
        ...denoVersions.map((version) => () => bootProblem(version, each, sandbox)),
      ]),
    )
  })
  if (problems.length > 0) throw new Error(problems.join('\n'))
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
