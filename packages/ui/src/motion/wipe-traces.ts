const durationMs = 900
const easing = 'cubic-bezier(.4, 0, .2, 1)'
const svgNamespace = 'http://www.w3.org/2000/svg'

interface Point {
  x: number
  y: number
}

interface Box extends Point {
  width: number
  height: number
}

interface Wipe {
  shade: HTMLElement
  copy: HTMLElement
  /** Start and end transform of each. */
  moves: [[string, string], [string, string]]
}

/**
 * Resolves when all traces are drawn or the signal aborts. A copy of each trace is uncovered by two
 * transforms that cancel each other: a dash offset would paint on the main thread in every frame.
 */
export async function wipeTraces(container: HTMLElement, stagger: number, stop: AbortSignal): Promise<void> {
  const wipes = wipesOf(container)
  const layer = document.createElement('div')
  layer.className = 'ui-wipe'
  layer.ariaHidden = 'true'
  layer.append(...wipes.map(({ shade }) => shade))
  container.append(layer)
  stop.addEventListener('abort', () => layer.remove())
  const totalMs = (wipes.length - 1) * stagger + durationMs
  const runs = wipes.flatMap(({ shade, copy, moves }, index) =>
    [shade, copy].map((element, at) =>
      element.animate(
        keyframesWithin(moves[at] ?? ['', ''], (index * stagger) / totalMs, durationMs / totalMs),
        {
          duration: totalMs,
          fill: 'forwards',
        },
      ),
    ),
  )
  const stopped = new Promise<void>((resolve) => stop.addEventListener('abort', () => resolve()))
  await Promise.race([runs.at(-1)?.finished, stopped])
}

/** All animations begin and end together: each begin or end wakes the main thread. */
function keyframesWithin([from, to]: [string, string], begin: number, length: number): Keyframe[] {
  return [
    { transform: from, offset: 0 },
    { transform: from, offset: begin, easing },
    { transform: to, offset: begin + length },
    { transform: to, offset: 1 },
  ]
}

export function visibleTraces(container: HTMLElement): SVGPathElement[] {
  return [...container.querySelectorAll<SVGPathElement>('[data-trace]')].filter(
    (path) => path.getClientRects().length > 0,
  )
}

/** Measures before anything is written, for a single layout. */
function wipesOf(container: HTMLElement): Wipe[] {
  const origin = container.getBoundingClientRect()
  return visibleTraces(container).flatMap((path) => {
    const svg = path.ownerSVGElement
    const matrix = path.getCTM()
    if (!svg || !matrix) return []
    const { left, top, width, height } = svg.getBoundingClientRect()
    const box = {
      x: left - origin.left - container.clientLeft,
      y: top - origin.top - container.clientTop,
      width,
      height,
    }
    return [wipe(path, matrix, box)]
  })
}

function wipe(path: SVGPathElement, matrix: DOMMatrix, box: Box): Wipe {
  const length = path.getTotalLength()
  const at = (distance: number) => {
    const { x, y } = path.getPointAtLength(distance).matrixTransform(matrix)
    return { x: box.x + x, y: box.y + y }
  }
  const scale = Math.hypot(matrix.a, matrix.b)
  const { stroke, strokeWidth } = getComputedStyle(path)
  const { from, angle, reach } = edgeOf(at(0), at(length), length * scale, box)
  const room = Number.parseFloat(strokeWidth) * scale + 2
  const long = reach + 2 * room
  const across = 2 * (box.width + box.height)

  const board = document.createElementNS(svgNamespace, 'svg')
  board.setAttribute('fill', 'none')
  board.style.cssText = `left:${box.x}px;top:${box.y}px;width:${box.width}px;height:${box.height}px`
  const trace = path.cloneNode() as SVGPathElement
  trace.removeAttribute('data-trace')
  const { a, b, c, d, e, f } = matrix
  trace.setAttribute('transform', `matrix(${[a, b, c, d, e, f]})`)
  trace.style.stroke = stroke
  board.append(trace)
  const copy = document.createElement('div')
  copy.append(board)
  const shade = document.createElement('div')
  shade.style.cssText = `width:${long}px;height:${across}px`
  shade.append(copy)

  const turn = `translate(${from.x}px, ${from.y}px) rotate(${angle}deg) translate(${-room}px, ${-across / 2}px)`
  const back = `translate(${room}px, ${across / 2}px) rotate(${-angle}deg) translate(${-from.x}px, ${-from.y}px)`
  return {
    shade,
    copy,
    moves: [
      [`${turn} translateX(${-long}px)`, `${turn} translateX(0px)`],
      [`translateX(${long}px) ${back}`, `translateX(0px) ${back}`],
    ],
  }
}

/** Along the trace, if it never turns back; else from left to right. */
function edgeOf(from: Point, to: Point, length: number, box: Box) {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const far = Math.abs(dx) + Math.abs(dy)
  if (length > far + 1) return { from: { x: box.x, y: box.y + box.height / 2 }, angle: 0, reach: box.width }
  const straight = Math.abs(dx) < 1 || Math.abs(dy) < 1
  const angle = (Math.atan2(straight ? dy : Math.sign(dy), straight ? dx : Math.sign(dx)) * 180) / Math.PI
  return { from, angle, reach: straight ? far : far / Math.SQRT2 }
}
