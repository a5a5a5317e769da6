/** Type-checks the edge functions with Deno, offline. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../settings.ts'
import { runTool } from './tool.ts'

const folder = join(repositoryRoot, 'supabase/functions')
const entries = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map((entry) => join(folder, entry.name, 'index.ts'))
const { code } = await runTool('deno', ['check', '--node-modules-dir=manual', ...entries], {
  loud: true,
  folder,
})
process.exit(code)
