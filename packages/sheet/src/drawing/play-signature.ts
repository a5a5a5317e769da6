import { motionAllowed, onMotionChange } from '@wiring/ui/motion'

/** Draws the signature once, when it is seen and the drawing above it is done. Returns the clean-up. */
export function playSignature(section: HTMLElement): () => void {
  const figure = document.querySelector<HTMLElement>('[data-drawing]')
  let isSeen = false
  const step = () => {
    if (!motionAllowed()) section.dataset.signature = 'drawn'
    if (section.dataset.signature !== 'waiting' || !isSeen) return
    // Whoever scrolls on does not wait for it.
    if (figure?.dataset.drawing !== 'playing') section.dataset.signature = 'playing'
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
    seen.disconnect()
    drawn.disconnect()
    leave()
  }
}
