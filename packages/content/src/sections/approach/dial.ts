/** Angles in degrees from three o'clock. */
export const drawing = { width: 460, height: 480 }
export const centre = { x: 170, y: 240 }
export const angles = [-45, -15, 15, 45] as const

const overshootDegrees = 12

/** Within the range of the dial. */
export function angleAt(pointer: { x: number; y: number }, box: DOMRectReadOnly): number {
  const x = pointer.x - box.x - (centre.x / drawing.width) * box.width
  const y = pointer.y - box.y - (centre.y / drawing.height) * box.height
  const angle = (Math.atan2(y, x) * 180) / Math.PI
  // On the far side the nearer stop wins.
  return Math.max(angles[0] - overshootDegrees, Math.min(angles[3] + overshootDegrees, angle))
}

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

export const sliderAttributes = (step: number, count: number, text: string) => ({
  role: 'slider',
  tabindex: 0,
  'aria-label': 'Step',
  'aria-valuemin': 1,
  'aria-valuemax': count,
  'aria-valuenow': step + 1,
  'aria-valuetext': text,
})
