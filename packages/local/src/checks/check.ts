import { join } from 'node:path'
import { commandTime, step } from '../../bin/progress.mjs'
import { denoVersions } from '../hosted/boot-functions.ts'
import { functionNames, functionsFolder } from '../supabase/functions/catalogue.ts'
import { runTool } from '../tool.ts'

const functions = functionNames().map((name) => join(functionsFolder, name, 'index.ts'))

const generateTypes = join(import.meta.dirname, '../supabase/generate-types.ts')

const checks: [name: string, command: string, parameters: string[], folder?: string][] = [
  ['Format and lint', 'biome', ['check', '--error-on-warnings', '.']],
  ['Types', 'tsc', ['-p', '.']],
  ['Types of the functions', 'deno', ['check', '--node-modules-dir=manual', ...functions], functionsFolder],
  [
    `Functions as they are deployed, under Deno ${denoVersions.join(' and ')}`,
    'node',
    [join(import.meta.dirname, 'hosted-functions.ts')],
  ],
  ['Boundaries', 'turbo', ['boundaries', '--no-update-notifier']],
  ['Dead code', 'knip', ['--no-progress']],
  ['Generated content types', 'npm', ['run', '--silent', 'typegen:check', '-w', '@wiring/studio']],
  ['Generated database types', 'node', [generateTypes, '--check']],
  ['Unit tests', 'vitest', ['run', '--project', 'unit', '--reporter=minimal']],
]

const failures: string[] = []

async function run([name, command, parameters, folder]: (typeof checks)[number]): Promise<void> {
  await step(name, async () => {
    const { code, output } = await runTool(command, parameters, { folder })
    if (code !== 0) throw new Error(output.trim())
  }).catch((error: Error) => failures.push(`── ${name}\n${error.message}`))
}

for (const check of checks) await run(check)
if (failures.length > 0) {
  console.error(
    `\n${failures.join('\n\n')}\n\n${failures.length} of ${checks.length} checks failed (${commandTime()}).`,
  )
  process.exit(1)
}
console.log(`All ${checks.length} checks passed (${commandTime()}).`)
