import type { Letterhead } from './sheet.tsx'

/** The plain part of a mail: paragraphs, then who writes. An address stands on a line of its own, so that every program links it. */
export function textPart({ sender, siteUrl }: Letterhead, ...paragraphs: (string | false)[]): string {
  const written = paragraphs.filter((paragraph) => paragraph !== false)
  return `${[...written, `${sender} · ${new URL(siteUrl).host}`].join('\n\n')}\n`
}
