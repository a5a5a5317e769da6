import { join } from 'node:path'
import { functionNames, functionsFolder } from '../supabase/functions/catalogue.ts'
import { runTool } from '../tool.ts'

const entries = functionNames().map((name) => join(functionsFolder, name, 'index.ts'))
const { code } = await runTool('deno', ['check', '--node-modules-dir=manual', ...entries], {
  loud: true,
  folder: functionsFolder,
})
process.exit(code)
