import { barePage, barePagePolicy } from '@wiring/ui/bare-page'
import { bareHeaders } from '../security/headers.ts'

/** 429 for a caller that tries ids. */
export function tooMany(seconds: number): Response {
  const minutes = Math.ceil(seconds / 60)
  const page = barePage({
    title: 'Too many unknown addresses',
    status: 'Status 429 · line held',
    heading: 'Too many unknown addresses.',
    text: `They all came from your network, so this line is held for ${minutes === 1 ? 'a minute' : `${minutes} minutes`}. The link in your mail stays valid; open it again then.`,
    links: [{ label: 'Home', address: '/' }],
  })
  return new Response(page, {
    status: 429,
    headers: {
      ...bareHeaders,
      'Content-Security-Policy': barePagePolicy,
      'Content-Type': 'text/html; charset=utf-8',
      'Retry-After': String(seconds),
    },
  })
}
