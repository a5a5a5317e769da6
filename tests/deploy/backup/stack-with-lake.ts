import { join } from 'node:path'
import { startTestLake } from '@wiring/content-lake/testing/start-test-lake'
import { startLocalStack } from '@wiring/local/local-stack'
import { repositoryRoot } from '@wiring/local/settings'
import { discardMails } from '@wiring/local/testing/shared-resources'
import { execa } from 'execa'

const onThisStack = join(repositoryRoot, 'packages/local/src/deploy/on-this-stack.ts')

export async function startStackWithLake(environment: Record<string, string> = {}) {
  const stack = await startLocalStack({ ...discardMails(), ...environment })
  const lake = await startTestLake({ token: stack.secrets.contentLakeToken })
  const client = lake.anonymous.withConfig({ token: stack.secrets.contentLakeToken, perspective: 'raw' })
  const start = (
    command: 'backup' | 'restore' | 'deletions',
    parameters: string[],
    more: Record<string, string> = {},
  ) => {
    const entry = ['--import', onThisStack, join(repositoryRoot, `deploy/backup/${command}.ts`)]
    const addresses = {
      WIRING_DATA: stack.data,
      PORT_SUPABASE: new URL(stack.url).port,
      PORT_CONTENT_LAKE: String(lake.lake.port),
    }
    const child = execa(process.execPath, [...entry, ...parameters], {
      env: { ...addresses, ...more },
      all: true,
      reject: false,
    })
    return { child, ended: child.then(({ exitCode, all }) => ({ code: exitCode, output: all })) }
  }
  return {
    stack,
    client,
    anonymous: lake.anonymous,
    lakeUrl: lake.url,
    acceptTokens: lake.lake.acceptTokens,
    backup: (parameters: string[] = [], more?: Record<string, string>) =>
      start('backup', parameters, more).ended,
    restore: (parameters: string[], more?: Record<string, string>) =>
      start('restore', parameters, more).ended,
    deletions: (parameters: string[] = []) => start('deletions', parameters).ended,
    start,
    async stop() {
      await lake.stop()
      await stack.stop()
    },
  }
}

export type StackWithLake = Awaited<ReturnType<typeof startStackWithLake>>
