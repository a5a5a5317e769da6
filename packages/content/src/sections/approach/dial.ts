/** Size of the drawing, centre of the dial, and angles of its contacts in degrees from three o'clock. */
export const sheet = { width: 460, height: 480 }
export const centre = { x: 170, y: 240 }
export const angles = [-45, -15, 15, 45] as const

/** How far over its last contacts the pointer can be turned. */
const beyond = 12

/** The angle of a pointer on a drawing shown in this box, within the range of the dial. */
export function angleAt(finger: { x: number; y: number }, box: DOMRectReadOnly): number {
  const x = finger.x - box.x - (centre.x / sheet.width) * box.width
  const y = finger.y - box.y - (centre.y / sheet.height) * box.height
  const angle = (Math.atan2(y, x) * 180) / Math.PI
  // On the far side of the dial the nearer stop holds it.
  return Math.max(angles[0] - beyond, Math.min(angles[3] + beyond, angle))
}

/** The step whose contact is nearest. */
export function stepAt(angle: number): number {
  const distances = angles.map((contact) => Math.abs(contact - angle))
  return distances.indexOf(Math.min(...distances))
}

export function stepByKey(key: string, step: number, last: number): number | undefined {
  const to = new Map([
    ['ArrowRight', step + 1],
    ['ArrowDown', step + 1],
    ['ArrowLeft', step - 1],
    ['ArrowUp', step - 1],
    ['Home', 0],
    ['End', last],
  ]).get(key)
  return to === undefined ? undefined : Math.max(0, Math.min(last, to))
}

/** What makes the dial a slider; `step` counts from 0, `text` is its title. */
export const sliderAttributes = (step: number, count: number, text: string) => ({
  role: 'slider',
  tabindex: 0,
  'aria-label': 'Step',
  'aria-valuemin': 1,
  'aria-valuemax': count,
  'aria-valuenow': step + 1,
  'aria-valuetext': text,
})
