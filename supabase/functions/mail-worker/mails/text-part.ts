import type { Letterhead } from './mail-layout.tsx'

/** One URL per line, so that every mail program links it. */
export function textPart({ sender, siteUrl }: Letterhead, ...paragraphs: (string | false)[]): string {
  const written = paragraphs.filter((paragraph) => paragraph !== false)
  return `${[...written, `${sender} · ${new URL(siteUrl).host}`].join('\n\n')}\n`
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** "24 November 2026". */
export const dayOf = (moment: string): string => day.format(new Date(moment))

export const senderOf = (from: string): string => from.replace(/ <.*$/, '')
