import { motionAllowed } from './motion.ts'

export function slideIn(element: Element): void {
  if (!motionAllowed()) return
  element.animate([{ transform: 'translateX(28px)', opacity: 0 }, {}], {
    duration: 320,
    easing: 'cubic-bezier(.2, 0, 0, 1)',
  })
}
