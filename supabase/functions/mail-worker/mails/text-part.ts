import type { Letterhead } from './sheet.tsx'

/** Each address on its own line, so that every program links it. */
export function textPart({ sender, siteUrl }: Letterhead, ...paragraphs: (string | false)[]): string {
  const written = paragraphs.filter((paragraph) => paragraph !== false)
  return `${[...written, `${sender} · ${new URL(siteUrl).host}`].join('\n\n')}\n`
}
