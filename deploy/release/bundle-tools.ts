import { join } from 'node:path'
import { build } from 'rolldown'
import { repositoryRoot } from '../environment.ts'
import { preload } from './collect-apps.ts'

/** What an operator or cron starts, as `npm run … -w @wiring/deploy` does in a checkout. */
const tools = {
  'content-export': 'deploy/content-transfer/export.ts',
  'content-import': 'deploy/content-transfer/import.ts',
  'desk-invite': 'deploy/operators/invite-operator.ts',
  alive: 'deploy/rollout/alive.ts',
  backup: 'deploy/backup/backup.ts',
  deletions: 'deploy/backup/deletions.ts',
  deploy: 'deploy/rollout/deploy.ts',
  doctor: 'deploy/doctor/doctor.ts',
  install: 'deploy/setup/install.ts',
  migrate: 'deploy/database/migrate.ts',
  record: 'deploy/backup/recovery/record.ts',
  restore: 'deploy/backup/restore.ts',
  rollback: 'deploy/rollout/rollback.ts',
  rotate: 'deploy/rollout/rotate.ts',
  status: 'deploy/rollout/status.ts',
} as const

const required =
  "import { createRequire as requireFrom } from 'node:module';const require = requireFrom(import.meta.url);"

/** One file each, which needs Node and nothing beside it. */
export async function bundleTools(release: string): Promise<void> {
  const bundle = (input: Record<string, string>, folder: string) =>
    build({
      cwd: repositoryRoot,
      input,
      platform: 'node',
      external: ['pg-native'],
      logLevel: 'warn',
      output: {
        dir: join(release, folder),
        format: 'esm',
        banner: required,
        entryFileNames: '[name].mjs',
        // Beside them: the root of the release is found from here.
        chunkFileNames: 'part-[name].mjs',
      },
    })
  await bundle(tools, 'deploy')
  await bundle({ main: 'studio/server/main.ts' }, 'studio/server')
  await bundle({ [preload]: `packages/server/src/${preload}.ts` }, 'apps')
}
