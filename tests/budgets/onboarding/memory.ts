import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

interface Process {
  pid: number
  parent: number
  megabytes: number
  command: string
}

const run = promisify(execFile)

async function processes(): Promise<Process[]> {
  const { stdout } = await run('ps', ['-eo', 'pid=,ppid=,rss=,args='], { maxBuffer: 16_777_216 })
  return stdout.split('\n').flatMap((line) => {
    const [, pid, parent, kilobytes, command] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
    if (command === undefined) return []
    return [{ pid: Number(pid), parent: Number(parent), megabytes: Number(kilobytes) / 1024, command }]
  })
}

function partOf({ command }: Process): string {
  if (command.includes('supervisor/start')) return 'supervisor'
  if (command.includes('functions/') || command.includes('deno')) return 'functions'
  for (const part of ['supabase', 'content-lake', 'mail', 'studio/server'])
    if (command.includes(part)) return part
  return 'site, onboarding'
}

/** Resident MB by part, of `root` and its descendants. */
export async function memoryBelow(root: number): Promise<Map<string, number>> {
  const all = await processes()
  const below = new Set([root])
  for (let grew = true; grew; ) {
    const found = all.filter(({ pid, parent }) => below.has(parent) && !below.has(pid))
    for (const { pid } of found) below.add(pid)
    grew = found.length > 0
  }
  const parts = new Map<string, number>()
  for (const each of all)
    if (below.has(each.pid)) parts.set(partOf(each), (parts.get(partOf(each)) ?? 0) + each.megabytes)
  return parts
}

export const totalOf = (parts: Map<string, number>): number =>
  [...parts.values()].reduce((sum, megabytes) => sum + megabytes, 0)

/** Samples every second; `stop` gives the peak. */
export function watchMemory(root: number): { stop(): number } {
  let highest = 0
  const timer = setInterval(async () => {
    highest = Math.max(highest, totalOf(await memoryBelow(root).catch(() => new Map())))
  }, 1_000)
  return {
    stop() {
      clearInterval(timer)
      return highest
    },
  }
}
