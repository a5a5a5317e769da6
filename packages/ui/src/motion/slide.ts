import { animate } from 'framer-motion/dom/mini'
import { motionAllowed } from './motion.ts'

export function slideIn(element: Element): void {
  if (!motionAllowed()) return
  animate(
    element,
    { transform: ['translateX(28px)', 'none'], opacity: [0, 1] },
    { duration: 0.32, ease: [0.2, 0, 0, 1] },
  )
}
