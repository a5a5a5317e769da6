import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { dataFolder, repositoryRoot } from '../settings.ts'

/** What to run and when it counts as ready. */
export interface PartPlan {
  name: string
  /** Arguments of the Node process; the first is its entry file. */
  command: string[]
  /** Options of Node itself, before `command`. */
  nodeOptions?: readonly string[]
  /** Working directory relative to the repository's root. */
  folder?: string
  environment: Record<string, string>
  /** Ready when stdout has this line … */
  readyLine?: string
  /** … or when this address answers anything at all. */
  readyAddress?: string
  /** Also print what it says (in `npm run dev`). */
  loud?: boolean
}

/** A part of the running stack: one process, kept alive until `stop`. */
export interface Part {
  name: string
  /** Starts the process; resolves when it is ready, rejects with a sentence when it cannot be. */
  start: () => Promise<void>
  /** SIGTERM, then SIGKILL after 8 s; resolves when the process is gone. */
  stop: () => Promise<void>
  /** From here on its end is no surprise: a signal to the whole process group ends parts before `stop` reaches them. */
  expectEnd: () => void
  running: () => boolean
}

/** NODE_OPTIONS that make a Node process, and every Node process below it, end with its parent. */
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

/** Makes a part from its plan. A part that dies by itself is started again after 1 s, at most 5 times a minute. */
export function makePart(plan: PartPlan): Part {
  let child: ChildProcess | null = null
  let wanted = false
  let deaths: number[] = []

  async function start(): Promise<void> {
    wanted = true
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
    let said = ''
    const hear = (chunk: Buffer) => {
      said = (said + chunk).slice(-8000)
      log.write(chunk)
      if (plan.loud) process.stdout.write(`[${plan.name}] ${chunk}`)
    }
    started.stdout.on('data', hear)
    started.stderr.on('data', hear)
    let ended = false
    started.once('exit', (code, signal) => {
      ended = true
      log.end()
      if (child === started) child = null
      if (wanted && ready) revive(code ?? signal)
    })
    let ready = false
    const deadline = Date.now() + startTimeout
    while (!ready) {
      await wait(60)
      if (ended) throw new Error(`${plan.name} could not start:\n${lastLines(said)}`)
      if (Date.now() > deadline)
        throw new Error(`${plan.name} did not answer within 3 minutes:\n${lastLines(said)}`)
      ready =
        plan.readyLine === undefined
          ? await answers(plan.readyAddress ?? '')
          : said.split('\n').includes(plan.readyLine)
    }
  }

  function revive(reason: number | string | null): void {
    deaths = [...deaths.filter((time) => time > Date.now() - 60_000), Date.now()]
    console.error(
      `${plan.name} ended unexpectedly (${reason}); log: ${join(dataFolder, 'logs', `${plan.name}.log`)}`,
    )
    if (deaths.length > 5) {
      console.error(`${plan.name} ended too often; it stays down.`)
      return
    }
    setTimeout(() => {
      if (wanted && child === null) start().catch((error: Error) => console.error(error.message))
    }, 1000)
  }

  const expectEnd = () => {
    wanted = false
  }

  async function stop(): Promise<void> {
    expectEnd()
    const current = child
    if (current === null) return
    const gone = new Promise((resolve) => current.once('exit', resolve))
    current.kill('SIGTERM')
    const kill = setTimeout(() => current.kill('SIGKILL'), 8000)
    await gone
    clearTimeout(kill)
  }

  return { name: plan.name, start, stop, expectEnd, running: () => child !== null }
}

function lastLines(text: string): string {
  return text.trim().split('\n').slice(-12).join('\n')
}
