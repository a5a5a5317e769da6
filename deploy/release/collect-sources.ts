import { cpSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { repositoryRoot } from '../environment.ts'
import { output } from './run.ts'

const parts = [
  'supabase/config.toml',
  'supabase/migrations',
  'supabase/functions',
  'deploy/Containerfile',
  'deploy/install',
  'deploy/nginx.conf',
  'deploy/tracework',
  'deploy/units',
  'CHANGELOG.md',
  'LICENSE',
  '.nvmrc',
  '.env.example',
]

/** Folders of packages that the functions import, by their import map. */
function foldersOfFunctions(): string[] {
  const map = JSON.parse(readFileSync(join(repositoryRoot, 'supabase/functions/deno.json'), 'utf8'))
  const files = Object.values(map.imports as Record<string, string>).filter((path) =>
    path.startsWith('../../packages/'),
  )
  return [...new Set(files.map((path) => path.split('/').slice(2, 5).join('/')))]
}

/** Committed files: `supabase functions deploy` and `migrate` take them as they stand. */
export function collectSources(release: string): void {
  const listed = output('git', ['ls-files', '-z', '--', ...parts, ...foldersOfFunctions()])
  for (const file of listed.split('\0').filter(Boolean)) {
    if (/\.(test|spec)\.tsx?$|README\.md$/.test(file) || file.includes('/_local/')) continue
    cpSync(join(repositoryRoot, file), join(release, dirname(file), file.split('/').at(-1) ?? ''), {
      recursive: true,
    })
  }
}
