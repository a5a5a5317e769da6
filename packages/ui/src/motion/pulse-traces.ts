import { shownTraces } from './wipe-traces.ts'

/** Milliseconds. */
const pause = 3_500
const ride = 900
const stops = 24

/**
 * Sends a pulse along one wire after the other until the signal aborts: in through an input, out through the
 * output across from it. The first half of the traces are the inputs.
 */
export async function pulseTraces(frame: HTMLElement, stop: AbortSignal): Promise<void> {
  const pulse = document.createElement('i')
  pulse.className = 'ui-pulse'
  pulse.ariaHidden = 'true'
  frame.append(pulse)
  stop.addEventListener('abort', () => pulse.remove())
  for (let turn = 0; !stop.aborted; turn += 1) {
    await elapsed(pause, stop)
    const traces = shownTraces(frame)
    const inputs = Math.ceil(traces.length / 2)
    for (const trace of [traces[turn % inputs], traces[inputs + (turn % inputs)]])
      if (trace && !stop.aborted) await run(pulse, trace, frame)
  }
}

/** Calculated once, so that the compositor alone moves the pulse. */
async function run(pulse: HTMLElement, trace: SVGPathElement, frame: HTMLElement): Promise<void> {
  const matrix = trace.getCTM()
  const sheet = trace.ownerSVGElement?.getBoundingClientRect()
  const origin = frame.getBoundingClientRect()
  if (!matrix || !sheet) return
  const length = trace.getTotalLength()
  const way = Array.from({ length: stops + 1 }, (_, index) => {
    const { x, y } = trace.getPointAtLength((index / stops) * length).matrixTransform(matrix)
    const [left, top] = [x + sheet.x - origin.x - frame.clientLeft, y + sheet.y - origin.y - frame.clientTop]
    return {
      transform: `translate(${left}px, ${top}px)`,
      opacity: index === 0 || index === stops ? 0 : 1,
    }
  })
  pulse.style.color = getComputedStyle(trace).stroke
  await pulse.animate(way, ride).finished.catch(() => {})
}

function elapsed(milliseconds: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    stop.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
