import { createCanvasContext } from '../hide/blur-strokes.ts'

const edge = 8
const [red, green, blue] = [51, 102, 153]
const drawn = [red, green, blue, 255]
/** Some browsers shift the last bits, which nobody sees. */
const tolerance = 8

/** Browsers that resist fingerprinting answer noise for what a page draws, and would send noise. */
export function hasTruePixels(): boolean {
  const context = createCanvasContext(edge, edge)
  context.fillStyle = `rgb(${red}, ${green}, ${blue})`
  context.fillRect(0, 0, edge, edge)
  const { data } = context.getImageData(0, 0, edge, edge)
  return data.every((value, index) => Math.abs(value - (drawn[index % 4] ?? 0)) <= tolerance)
}
