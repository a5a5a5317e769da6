import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { dataFolder, repositoryRoot } from '../settings.ts'

export interface PartPlan {
  name: string
  /** The first is the entry file. */
  command: string[]
  /** Before `command`. */
  nodeOptions?: readonly string[]
  /** Relative to the repository's root. */
  folder?: string
  environment: Record<string, string>
  /** Ready when stdout has this line, */
  readyLine?: string
  /** or when this address answers anything. */
  readyAddress?: string
  /** Also prints its output (`npm run dev`). */
  loud?: boolean
}

/** One process, restarted until `stop`. */
export interface Part {
  name: string
  /** Resolves when ready, rejects with a sentence. */
  start: () => Promise<void>
  /** SIGTERM, SIGKILL after 8 s; resolves when it is gone. */
  stop: () => Promise<void>
  /** No restart from here on: a signal to the process group ends parts before `stop` does. */
  expectExit: () => void
  running: () => boolean
}

/** Every Node process below ends with its parent. */
export const guardOptions = `--import=${new URL('guard.mjs', import.meta.url).href}`
const startTimeout = 180_000

async function answers(address: string): Promise<boolean> {
  try {
    await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(20_000) })
    return true
  } catch {
    return false
  }
}

/** Restarts a part that dies after 1 s, at most 5 times a minute. */
export function makePart(plan: PartPlan): Part {
  let child: ChildProcess | null = null
  let shouldRun = false
  let crashes: number[] = []

  async function start(): Promise<void> {
    shouldRun = true
    if (child !== null) return
    const logFolder = join(dataFolder, 'logs')
    mkdirSync(logFolder, { recursive: true })
    const log = createWriteStream(join(logFolder, `${plan.name}.log`), { flags: 'a' })
    const started = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', ...(plan.nodeOptions ?? []), ...plan.command],
      {
        cwd: join(repositoryRoot, plan.folder ?? ''),
        env: { ...process.env, ...plan.environment, NODE_OPTIONS: guardOptions },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
    child = started
    let output = ''
    const onOutput = (chunk: Buffer) => {
      output = (output + chunk).slice(-8000)
      log.write(chunk)
      if (plan.loud) process.stdout.write(`[${plan.name}] ${chunk}`)
    }
    started.stdout.on('data', onOutput)
    started.stderr.on('data', onOutput)
    let ended = false
    started.once('exit', (code, signal) => {
      ended = true
      log.end()
      if (child === started) child = null
      if (shouldRun && ready) restart(code ?? signal)
    })
    let ready = false
    const deadline = Date.now() + startTimeout
    while (!ready) {
      await wait(60)
      if (ended) throw new Error(`${plan.name} could not start:\n${lastLines(output)}`)
      if (Date.now() > deadline)
        throw new Error(`${plan.name} did not answer within 3 minutes:\n${lastLines(output)}`)
      ready =
        plan.readyLine === undefined
          ? await answers(plan.readyAddress ?? '')
          : output.split('\n').includes(plan.readyLine)
    }
  }

  function restart(reason: number | string | null): void {
    crashes = [...crashes.filter((time) => time > Date.now() - 60_000), Date.now()]
    console.error(
      `${plan.name} ended unexpectedly (${reason}); log: ${join(dataFolder, 'logs', `${plan.name}.log`)}`,
    )
    if (crashes.length > 5) {
      console.error(`${plan.name} ended too often; it stays down.`)
      return
    }
    setTimeout(() => {
      if (shouldRun && child === null) start().catch((error: Error) => console.error(error.message))
    }, 1000)
  }

  const expectExit = () => {
    shouldRun = false
  }

  async function stop(): Promise<void> {
    expectExit()
    const current = child
    if (current === null) return
    const gone = new Promise((resolve) => current.once('exit', resolve))
    current.kill('SIGTERM')
    const kill = setTimeout(() => current.kill('SIGKILL'), 8000)
    await gone
    clearTimeout(kill)
  }

  return { name: plan.name, start, stop, expectExit, running: () => child !== null }
}

function lastLines(text: string): string {
  return text.trim().split('\n').slice(-12).join('\n')
}
