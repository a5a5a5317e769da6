import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'

/** Clock ticks a second in /proc. */
const ticks = 100

const whole = {
  nginx: 'nginx',
  site: 'site',
  onboarding: 'onboarding',
  desk: 'desk',
  studio: 'Studio',
  functions: 'functions',
  postgres: 'Postgres',
  api: 'stand-in: API and storage',
  lake: 'stand-in: lake',
  mail: 'stand-in: mail',
  supervisor: 'stand-in: supervisor',
  bench: 'who measures',
} as const

export type Part = keyof typeof whole
export const parts = Object.keys(whole) as Part[]
export const partName = (part: Part): string => whole[part]

interface Process {
  parent: number
  command: string
  folder: string
  cpuSeconds: number
}

interface Usage {
  cpuSeconds: number
  megabytes: number
}

/** Shared pages count once among all who have them; for another user's process, all that it has. */
function memoryOf(pid: number): number {
  const folder = `/proc/${pid}`
  try {
    const pss = /^Pss:\s+(\d+)/m.exec(readFileSync(join(folder, 'smaps_rollup'), 'utf8'))?.[1]
    if (pss !== undefined) return Number(pss) / 1024
  } catch {
    // Of another user: as below.
  }
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(join(folder, 'status'), 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    // It ended meanwhile.
    return 0
  }
}

function readProcess(pid: number): Process | null {
  const folder = `/proc/${pid}`
  try {
    const stat = readFileSync(join(folder, 'stat'), 'utf8')
    // After the name, which may hold anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const command = readFileSync(join(folder, 'cmdline'), 'utf8').replaceAll('\0', ' ')
    const forks = /^(nginx|postgres|\S*\/(nginx|postgres))\b/.test(command)
    // What forks counts its ended children, who are in no list any more.
    const used = fields.slice(11, forks ? 15 : 13).map(Number)
    return {
      parent: Number(fields[1]),
      command,
      folder: readlinkSync(join(folder, 'cwd')),
      cpuSeconds: used.reduce((sum, each) => sum + each, 0) / ticks,
    }
  } catch {
    // It ended meanwhile.
    return null
  }
}

/** Next renames itself, so that its folder tells more than its command. */
function partOf({ command, folder }: Process): Part {
  if (/^(nginx|\S*\/nginx)\b/.test(command)) return 'nginx'
  if (/^(postgres|\S*\/postgres)\b|end-with-parent/.test(command)) return 'postgres'
  const app = /\/apps\/(site|onboarding|desk)$/.exec(folder)?.[1]
  if (app !== undefined) return app as Part
  if (/\bdeno\b/.test(command)) return 'functions'
  if (command.includes('studio/server')) return 'studio'
  if (command.includes('content-lake/main')) return 'lake'
  if (command.includes('supabase/main')) return 'api'
  if (command.includes('mail/main')) return 'mail'
  return command.includes('supervisor/start') ? 'supervisor' : 'bench'
}

/** Of these processes and their descendants. */
export function usageBelow(...roots: number[]): Map<Part, Usage> {
  const all = new Map<number, Process>()
  for (const name of readdirSync('/proc')) {
    const found = /^\d+$/.test(name) ? readProcess(Number(name)) : null
    if (found !== null) all.set(Number(name), found)
  }
  const isBelow = (pid: number): boolean =>
    roots.includes(pid) || (all.has(pid) && isBelow(all.get(pid)?.parent ?? 0))
  const usage = new Map<Part, Usage>()
  for (const [pid, each] of all) {
    if (!isBelow(pid)) continue
    const { cpuSeconds, megabytes } = usage.get(partOf(each)) ?? { cpuSeconds: 0, megabytes: 0 }
    usage.set(partOf(each), {
      cpuSeconds: cpuSeconds + each.cpuSeconds,
      // Read of these only: it is dear.
      megabytes: megabytes + memoryOf(pid),
    })
  }
  return usage
}

/** Processor seconds by part while `work` ran. */
export async function cpuDuring(roots: number[], work: () => Promise<void>): Promise<Map<Part, number>> {
  const before = usageBelow(...roots)
  await work()
  const after = usageBelow(...roots)
  return new Map(
    [...after].map(([part, { cpuSeconds }]) => [part, cpuSeconds - (before.get(part)?.cpuSeconds ?? 0)]),
  )
}

export const memoryBelow = (...roots: number[]): Map<Part, number> =>
  new Map([...usageBelow(...roots)].map(([part, { megabytes }]) => [part, megabytes]))

export const totalOf = (amounts: Map<Part, number>): number =>
  [...amounts.values()].reduce((sum, amount) => sum + amount, 0)

/** Samples every five seconds; `stop` gives the peak of each part. */
export function watchMemory(...roots: number[]): { stop(): Map<Part, number> } {
  const peaks = memoryBelow(...roots)
  const timer = setInterval(() => {
    for (const [part, megabytes] of memoryBelow(...roots))
      peaks.set(part, Math.max(megabytes, peaks.get(part) ?? 0))
  }, 5_000)
  return {
    stop() {
      clearInterval(timer)
      return peaks
    },
  }
}
