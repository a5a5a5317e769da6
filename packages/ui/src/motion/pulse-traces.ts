import { visibleTraces } from './wipe-traces.ts'

const pauseMs = 3_500
const durationMs = 900
const steps = 24

/** Along an input, then an output. The first half of the traces are the inputs. */
export async function pulseTraces(container: HTMLElement, stop: AbortSignal): Promise<void> {
  const pulse = document.createElement('i')
  pulse.className = 'ui-pulse'
  pulse.ariaHidden = 'true'
  container.append(pulse)
  stop.addEventListener('abort', () => pulse.remove())
  for (let turn = 0; !stop.aborted; turn += 1) {
    await delay(pauseMs, stop)
    const traces = visibleTraces(container)
    const inputs = Math.ceil(traces.length / 2)
    for (const trace of [traces[turn % inputs], traces[inputs + (turn % inputs)]])
      if (trace && !stop.aborted) await runPulse(pulse, trace, container)
  }
}

async function runPulse(pulse: HTMLElement, trace: SVGPathElement, container: HTMLElement): Promise<void> {
  const matrix = trace.getCTM()
  const drawing = trace.ownerSVGElement?.getBoundingClientRect()
  const origin = container.getBoundingClientRect()
  if (!matrix || !drawing) return
  const length = trace.getTotalLength()
  const keyframes = Array.from({ length: steps + 1 }, (_, index) => {
    const { x, y } = trace.getPointAtLength((index / steps) * length).matrixTransform(matrix)
    const [left, top] = [
      x + drawing.x - origin.x - container.clientLeft,
      y + drawing.y - origin.y - container.clientTop,
    ]
    return {
      transform: `translate(${left}px, ${top}px)`,
      opacity: index === 0 || index === steps ? 0 : 1,
    }
  })
  pulse.style.color = getComputedStyle(trace).stroke
  await pulse.animate(keyframes, durationMs).finished.catch(() => {})
}

function delay(milliseconds: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    stop.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
