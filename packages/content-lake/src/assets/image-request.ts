import { badRequest, notSupported } from '../lake-error.ts'

const largestSide = 8192

export interface ImageRequest {
  width: number | undefined
  height: number | undefined
  maxWidth: number | undefined
  maxHeight: number | undefined
  fit: string
  focus: { x: number; y: number }
  rect: { left: number; top: number; width: number; height: number } | undefined
  quality: number
  format: string | undefined
  sharpen: number | undefined
  greyscale: boolean
  invert: boolean
}

const unsupported = [
  ...['min-w', 'min-h', 'pad', 'mask', 'trim', 'colorquant'],
  ...['bg', 'blur', 'flip', 'frame', 'or'],
]

const choices: Record<string, string[]> = {
  // `fillmax` is the Studio's, for pictures in texts.
  fit: ['clip', 'crop', 'fill', 'fillmax', 'max', 'scale'],
  crop: ['center', 'focalpoint'],
  sat: ['-100', '0'],
}

export function imageRequest(search: URLSearchParams, accept: string): ImageRequest {
  requireSupported(search)
  const dpr = clampedNumber(search, 'dpr', 1, 5) ?? 1
  const side = (name: string) => {
    const value = clampedNumber(search, name, 1, largestSide)
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
    focus: {
      x: clampedNumber(search, 'fp-x', 0, 1) ?? 0.5,
      y: clampedNumber(search, 'fp-y', 0, 1) ?? 0.5,
    },
    rect: rect && { left, top, width, height },
    quality: clampedNumber(search, 'q', 0, 100) ?? 75,
    format: formatOf(search, accept),
    sharpen: clampedNumber(search, 'sharp', 0, 100),
    greyscale: search.get('sat') === '-100',
    invert: search.get('invert') === 'true' || search.get('invert') === '1',
  }
}

function requireSupported(search: URLSearchParams): void {
  for (const name of unsupported) if (search.has(name)) throw notSupported(`the image parameter "${name}"`)
  for (const [name, values] of Object.entries(choices)) {
    const value = search.get(name)
    if (value !== null && !values.includes(value))
      throw notSupported(`the image parameter "${name}=${value}" (only ${values.join(', ')})`)
  }
}

/** The hosted service hands SVG out untouched unless a format is named. */
export function isOriginalRequested(search: URLSearchParams, name: string): boolean {
  if (name.endsWith('.svg') && !search.has('fm')) return true
  return [...search.keys()].every((name) => name === 'dl' || name === 'dlRaw')
}

function formatOf(search: URLSearchParams, accept: string): string | undefined {
  const named = search.get('fm')
  if (named) return named === 'pjpg' ? 'jpg' : named
  if (search.get('auto') !== 'format') return undefined
  // No AVIF as on the hosted service: encoding takes three times as long.
  return accept.includes('image/webp') ? 'webp' : undefined
}

function clampedNumber(search: URLSearchParams, name: string, low: number, high: number): number | undefined {
  const given = search.get(name)
  if (given === null || given === '') return undefined
  const value = Number(given)
  if (!Number.isFinite(value)) throw badRequest(`${name} has to be a number`)
  return Math.min(Math.max(value, low), high)
}
