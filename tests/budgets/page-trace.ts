import type { Browser } from '@playwright/test'

/** Milliseconds of the main thread's processor time. */
export interface PageTrace {
  work: number
  /** In the second that begins half a second after the load event: before it React hydrates. */
  afterLoad: number
  blocking: number
  frames: number
  drawingFrames: number
  longestDrawingFrame: number
}

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args?: { name?: string; data?: { isMainFrame?: boolean } }
}

const seconds = 8
const categories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
  '__metadata',
]
const rendering = new Set(['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Commit'])

export async function tracePage(
  browser: Browser,
  address: string,
  { simplestDrawing = false } = {},
): Promise<PageTrace> {
  const reducedMotion = simplestDrawing ? 'reduce' : 'no-preference'
  const viewport = { width: 1440, height: 900 }
  const context = await browser.newContext({ viewport, reducedMotion })
  const page = await context.newPage()
  await page.addInitScript(markDrawings)
  if (simplestDrawing) await page.addInitScript(drawOneElement)
  await browser.startTracing(page, { categories })
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForTimeout(seconds * 1_000)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[]
  }
  await context.close()
  return summarizeTrace(traceEvents)
}

function markDrawings(): void {
  const mark = (name: string, nodes: NodeList) => {
    for (const node of nodes)
      if (node instanceof HTMLElement && node.className === 'ui-wipe') performance.mark(name)
  }
  new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes } of changes) {
      mark('drawing', addedNodes)
      mark('drawn', removedNodes)
    }
  }).observe(document, { childList: true, subtree: true })
}

/** Runs in the page: the cheapest drawing, one empty element. */
function drawOneElement(): void {
  const draw = () => {
    const element = document.body.appendChild(document.createElement('div'))
    element.className = 'ui-wipe'
    const motion = { transform: ['none', 'translateX(100px)'] }
    element.animate(motion, 1_000).finished.then(() => element.remove())
  }
  addEventListener('load', () => setTimeout(draw, 2_000))
}

function summarizeTrace(events: TraceEvent[]): PageTrace {
  const own = mainThreadOf(events)
  const tasks = own.filter(({ name, ph }) => name === 'RunTask' && ph === 'X')
  const time = ({ tdur = 0 }: TraceEvent) => tdur / 1_000
  const steps = own.filter(({ name, ph }) => rendering.has(name) && (ph === 'X' || ph === 'B'))
  const frames = tasks.filter((task) =>
    steps.some(({ ts }) => ts >= task.ts && ts <= task.ts + (task.dur ?? 0)),
  )
  const first = own.find(({ name }) => name === 'drawing')?.ts ?? Number.POSITIVE_INFINITY
  const last = own.findLast(({ name }) => name === 'drawn')?.ts ?? first
  const drawing = frames.filter(({ ts }) => ts >= first && ts <= last)
  const loaded = own.findLast(({ name, args }) => name === 'MarkLoad' && args?.data?.isMainFrame)?.ts ?? 0
  const afterLoad = tasks.filter(({ ts }) => ts >= loaded + 500_000 && ts < loaded + 1_500_000)
  return {
    afterLoad: afterLoad.reduce((sum, task) => sum + time(task), 0),
    work: tasks.reduce((sum, task) => sum + time(task), 0),
    blocking: tasks.reduce((sum, task) => sum + Math.max(0, time(task) - 50), 0),
    frames: frames.length,
    drawingFrames: drawing.length,
    longestDrawingFrame: Math.max(0, ...drawing.map(time)),
  }
}

function mainThreadOf(events: TraceEvent[]): TraceEvent[] {
  const work = new Map<string, number>()
  for (const { pid, tid, name, tdur = 0 } of events)
    if (name === 'RunTask') work.set(`${pid}:${tid}`, (work.get(`${pid}:${tid}`) ?? 0) + tdur)
  const mains = events
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(({ pid, tid }) => `${pid}:${tid}`)
  const [busiest] = mains.toSorted((a, b) => (work.get(b) ?? 0) - (work.get(a) ?? 0))
  return events.filter(({ pid, tid }) => `${pid}:${tid}` === busiest).toSorted((a, b) => a.ts - b.ts)
}
