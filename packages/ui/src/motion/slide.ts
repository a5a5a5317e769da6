import { animate } from 'framer-motion/dom/mini'
import { motionAllowed } from './motion.ts'

/** Slides an element in from the right or from below. Import it with the first interaction, never before. */
export function slideIn(element: Element, axis: 'X' | 'Y' = 'X'): void {
  if (!motionAllowed()) return
  animate(
    element,
    { transform: [`translate${axis}(28px)`, 'none'], opacity: [0, 1] },
    { duration: 0.32, ease: [0.2, 0, 0, 1] },
  )
}
