import { badRequest, notSupported } from '../lake-error.ts'

const largestSide = 8192

/** The query string of a picture, checked and bounded. */
export interface ImageRequest {
  width: number | undefined
  height: number | undefined
  maxWidth: number | undefined
  maxHeight: number | undefined
  fit: string
  crop: string | undefined
  focus: { x: number; y: number }
  rect: { left: number; top: number; width: number; height: number } | undefined
  quality: number
  format: string | undefined
  blur: number | undefined
  background: string | undefined
  flip: string
  rotation: number
  sharpen: number | undefined
  greyscale: boolean
  invert: boolean
  firstFrame: boolean
}

/** Parameters that would change the picture and are not rendered here. */
const unsupported = ['min-w', 'min-h', 'pad', 'mask', 'trim', 'colorquant']

const fits = ['clip', 'crop', 'fill', 'fillmax', 'max', 'min', 'scale']

/** Throws 400 for what is not a number, 501 for parameters that are not rendered. */
export function imageRequest(search: URLSearchParams, accept: string): ImageRequest {
  requireSupported(search)
  const dpr = between(search, 'dpr', 1, 5) ?? 1
  const side = (name: string) => {
    const value = between(search, name, 1, largestSide)
    return value === undefined ? undefined : Math.min(Math.round(value * dpr), largestSide)
  }
  const rect = search.get('rect')?.split(',').map(Number)
  if (rect && (rect.length !== 4 || rect.some((value) => !Number.isFinite(value) || value < 0)))
    throw badRequest('rect has to be four numbers: left, top, width, height')
  const [left = 0, top = 0, width = 0, height = 0] = rect ?? []
  return {
    width: side('w'),
    height: side('h'),
    maxWidth: side('max-w'),
    maxHeight: side('max-h'),
    fit: search.get('fit') ?? 'clip',
    crop: search.get('crop') ?? undefined,
    focus: { x: between(search, 'fp-x', 0, 1) ?? 0.5, y: between(search, 'fp-y', 0, 1) ?? 0.5 },
    rect: rect && { left, top, width, height },
    quality: between(search, 'q', 0, 100) ?? 75,
    format: formatOf(search, accept),
    blur: between(search, 'blur', 0, 2000),
    background: search.get('bg')?.match(/^[0-9a-fA-F]{3,8}$/)?.[0],
    flip: search.get('flip') ?? '',
    rotation: between(search, 'or', 0, 270) ?? 0,
    sharpen: between(search, 'sharp', 0, 100),
    greyscale: search.get('sat') === '-100',
    invert: search.get('invert') === 'true' || search.get('invert') === '1',
    firstFrame: search.get('frame') === '1',
  }
}

function requireSupported(search: URLSearchParams): void {
  for (const name of unsupported) if (search.has(name)) throw notSupported(`the image parameter "${name}"`)
  const fit = search.get('fit')
  if (fit !== null && !fits.includes(fit)) throw badRequest(`fit has to be one of ${fits.join(', ')}`)
  // The hosted pipeline takes only these values as well.
  if (!['-100', '0', null].includes(search.get('sat'))) throw notSupported('a "sat" other than -100')
  if (!['1', null].includes(search.get('frame'))) throw notSupported('a "frame" other than the first')
}

export function asksForOriginal(search: URLSearchParams): boolean {
  return [...search.keys()].every((name) => name === 'dl' || name === 'dlRaw')
}

function formatOf(search: URLSearchParams, accept: string): string | undefined {
  const named = search.get('fm')
  if (named) return named === 'pjpg' ? 'jpg' : named
  if (search.get('auto') !== 'format') return undefined
  // The hosted pipeline prefers AVIF; encoding takes three times as long, so here only `fm=avif` gives it.
  return accept.includes('image/webp') ? 'webp' : undefined
}

function between(search: URLSearchParams, name: string, low: number, high: number): number | undefined {
  const given = search.get(name)
  if (given === null || given === '') return undefined
  const value = Number(given)
  if (!Number.isFinite(value)) throw badRequest(`${name} has to be a number`)
  return Math.min(Math.max(value, low), high)
}
