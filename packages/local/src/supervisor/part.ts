import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { execPath as node, stdout } from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { execa } from 'execa'
import { dataFolder, repositoryRoot } from '../settings.ts'

export interface PartPlan {
  name: string
  command: string[]
  nodeOptions?: readonly string[]
  folder?: string
  environment: Record<string, string>
  /** Ready when stdout has this line, */
  readyLine?: string
  /** or when this address responds. */
  readyAddress?: string
  loud?: boolean
}

export interface Part {
  name: string
  start: () => Promise<void>
  stop: () => Promise<void>
  /** No restart from here on: a signal to the process group ends parts before `stop` does. */
  expectExit: () => void
}

export const exitWithParentOptions = `--import=${new URL('exit-with-parent.mjs', import.meta.url).href}`
const startTimeout = 180_000

async function answers(address: string): Promise<boolean> {
  try {
    const { body } = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(20_000) })
    // Unread, it holds a connection open, and the part cannot end.
    await body?.cancel()
    return true
  } catch {
    return false
  }
}

export function makePart(plan: PartPlan): Part {
  const logFile = join(dataFolder, 'logs', `${plan.name}.log`)
  let running: { stop: () => Promise<void> } | null = null
  let shouldRun = false
  let crashes: number[] = []

  async function start(): Promise<void> {
    shouldRun = true
    if (running !== null) return
    mkdirSync(dirname(logFile), { recursive: true })
    const logged = [{ file: logFile, append: true }, 'pipe'] as const
    const process = execa(
      node,
      ['--disable-warning=ExperimentalWarning', ...(plan.nodeOptions ?? []), ...plan.command],
      {
        cwd: join(repositoryRoot, plan.folder ?? ''),
        env: { ...plan.environment, NODE_OPTIONS: exitWithParentOptions },
        stdin: 'ignore',
        stdout: logged,
        stderr: logged,
        all: true,
        buffer: false,
        reject: false,
        forceKillAfterDelay: 8_000,
      },
    )
    let output = ''
    process.all.on('data', (chunk: Buffer) => {
      output = (output + chunk).slice(-8000)
      if (plan.loud) stdout.write(`[${plan.name}] ${chunk}`)
    })
    let ready = false
    const ended = process.then(({ exitCode, signal }) => {
      running = null
      if (shouldRun && ready) restart(exitCode ?? signal)
    })
    const started = {
      stop() {
        process.kill()
        return ended
      },
    }
    running = started
    const deadline = Date.now() + startTimeout
    while (!ready) {
      await wait(60)
      if (running !== started) throw new Error(`${plan.name} could not start:\n${lastLines(output)}`)
      if (Date.now() > deadline)
        throw new Error(`${plan.name} did not answer within 3 minutes:\n${lastLines(output)}`)
      ready =
        plan.readyLine === undefined
          ? await answers(plan.readyAddress ?? '')
          : output.split('\n').includes(plan.readyLine)
    }
  }

  function restart(reason: number | string | undefined): void {
    crashes = [...crashes.filter((time) => time > Date.now() - 60_000), Date.now()]
    console.error(`${plan.name} ended unexpectedly (${reason}); log: ${logFile}`)
    if (crashes.length > 5) {
      console.error(`${plan.name} ended too often; it stays down.`)
      return
    }
    setTimeout(() => {
      if (shouldRun && running === null) start().catch((error: Error) => console.error(error.message))
    }, 1000)
  }

  const expectExit = () => {
    shouldRun = false
  }

  async function stop(): Promise<void> {
    expectExit()
    await running?.stop()
  }

  return { name: plan.name, start, stop, expectExit }
}

function lastLines(text: string): string {
  return text.trim().split('\n').slice(-12).join('\n')
}
