import { motionAllowed, onMotionChange, restoreQuiet } from '@wiring/ui/motion'

/** Returns the clean-up. */
export function playDrawing(figure: HTMLElement): () => void {
  restoreQuiet()
  const replay = figure.querySelector<HTMLButtonElement>('[data-replay]')
  let running: Animation[] = []
  const finish = () => {
    for (const animation of running) animation.cancel()
    running = []
    figure.dataset.drawing = 'drawn'
  }
  const play = () => {
    finish()
    if (!motionAllowed()) return
    const sheet = [...figure.querySelectorAll<SVGElement>('svg.drawing')].find(isShown)
    if (!sheet) return
    figure.dataset.drawing = 'playing'
    running = [...fadeIn(sheet), ...[...sheet.querySelectorAll<SVGElement>('[data-wipe]')].flatMap(wipe)]
    Promise.all(running.map(({ finished }) => finished)).then(finish, () => {})
  }
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return figure.dataset.drawing === 'playing' ? finish() : undefined
      if (figure.dataset.drawing === 'waiting') play()
    },
    { threshold: 0.2 },
  )
  const settle = () => {
    if (replay) replay.hidden = !motionAllowed()
    if (!motionAllowed()) finish()
  }
  settle()
  observer.observe(figure)
  replay?.addEventListener('click', play)
  const leave = onMotionChange(settle)
  return () => {
    finish()
    leave()
    observer.disconnect()
    replay?.removeEventListener('click', play)
  }
}

const isShown = (element: Element) => element.getClientRects().length > 0

function fadeIn(sheet: SVGElement): Animation[] {
  return [...sheet.querySelectorAll<SVGElement>('[data-start]')].map((group) =>
    group.animate(
      { opacity: [0, 1] },
      { delay: Number(group.dataset.start), duration: Number(group.dataset.fade ?? 1), fill: 'backwards' },
    ),
  )
}

/** A dash offset would repaint every frame. */
function wipe(layer: SVGElement): Animation[] {
  const [axis = 'x', ...numbers] = (layer.dataset.wipe ?? '').split(' ')
  const [shift = 0, delay = 0, duration = 0] = numbers.map(Number)
  const move = (by: number) => `translate${axis.toUpperCase()}(${by}px)`
  const timing = { delay, duration, fill: 'backwards' } as const
  return [
    layer.animate({ transform: [move(shift), move(0)] }, timing),
    ...(layer.firstElementChild
      ? [layer.firstElementChild.animate({ transform: [move(-shift), move(0)] }, timing)]
      : []),
  ]
}
