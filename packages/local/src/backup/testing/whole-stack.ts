import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { startTestLake } from '@wiring/content-lake/testing/start-test-lake'
import { repositoryRoot } from '../../settings.ts'
import { type LocalStack, startLocalStack } from '../../supabase/testing/local-stack.ts'

export interface Outcome {
  code: number | null
  output: string
}

function outcome(child: ChildProcess): Promise<Outcome> {
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8')
    })
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })))
}

/** Supabase and a lake on free ports, and the two commands as child processes. */
export async function startWholeStack(environment: Record<string, string> = {}) {
  const stack: LocalStack = await startLocalStack(environment)
  const lake = await startTestLake({ token: stack.secrets.contentLakeToken })
  const client = lake.anonymous.withConfig({ token: stack.secrets.contentLakeToken, perspective: 'raw' })
  const spawned = (command: 'backup' | 'restore', parameters: string[], more: Record<string, string>) =>
    spawn(
      process.execPath,
      [join(repositoryRoot, `packages/local/src/backup/${command}.ts`), ...parameters],
      {
        env: {
          ...process.env,
          WIRING_DATA: stack.data,
          PORT_SUPABASE: new URL(stack.url).port,
          PORT_CONTENT_LAKE: String(lake.lake.port),
          ...more,
        },
      },
    )
  return {
    stack,
    client,
    anonymous: lake.anonymous,
    lakeUrl: lake.url,
    backup: (parameters: string[] = [], more: Record<string, string> = {}) =>
      outcome(spawned('backup', parameters, more)),
    restore: (parameters: string[], more: Record<string, string> = {}) =>
      outcome(spawned('restore', parameters, more)),
    /** A command under way. */
    start(
      command: 'backup' | 'restore',
      parameters: string[],
      more: Record<string, string> = {},
    ): { child: ChildProcess; ended: Promise<Outcome> } {
      const child = spawned(command, parameters, more)
      return { child, ended: outcome(child) }
    },
    async stop() {
      await lake.stop()
      await stack.stop()
    },
  }
}

export type WholeStack = Awaited<ReturnType<typeof startWholeStack>>
