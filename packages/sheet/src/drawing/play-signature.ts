import { motionAllowed, onMotionChange } from '@wiring/ui/motion'

const drawnInMs = 1_600

/** Draws the signature once, when it is seen and the drawing above it is done. Returns the clean-up. */
export function playSignature(section: HTMLElement): () => void {
  const figure = document.querySelector<HTMLElement>('[data-drawing]')
  let isSeen = false
  let running: Animation[] = []
  const finish = () => {
    for (const animation of running) animation.cancel()
    running = []
    section.dataset.signature = 'drawn'
  }
  const step = () => {
    if (!motionAllowed()) return finish()
    // Whoever scrolls on does not wait for the drawing.
    if (section.dataset.signature !== 'waiting' || !isSeen || figure?.dataset.drawing === 'playing') return
    section.dataset.signature = 'playing'
    running = drawStrokes([...section.querySelectorAll('path')])
    Promise.all(running.map(({ finished }) => finished)).then(finish, () => {})
  }
  const seen = new IntersectionObserver(
    ([entry]) => {
      isSeen = entry?.isIntersecting ?? false
      step()
    },
    { threshold: 0.5 },
  )
  const drawn = new MutationObserver(step)
  step()
  seen.observe(section)
  if (figure) drawn.observe(figure, { attributeFilter: ['data-drawing'] })
  const leave = onMotionChange(step)
  return () => {
    finish()
    seen.disconnect()
    drawn.disconnect()
    leave()
  }
}

/** One after the other, as a hand does, each as long as its line. */
function drawStrokes(strokes: readonly SVGPathElement[]): Animation[] {
  const lengths = strokes.map((stroke) => stroke.getTotalLength())
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1
  let before = 0
  return strokes.map((stroke, index) => {
    const delay = (before / whole) * drawnInMs
    before += lengths[index] ?? 0
    const duration = ((lengths[index] ?? 0) / whole) * drawnInMs
    return stroke.animate({ strokeDashoffset: [1, 0] }, { delay, duration, fill: 'backwards' })
  })
}
