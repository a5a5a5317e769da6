import { bareAnswer } from '../security/bare-answer.ts'

export function tooMany(seconds: number): Response {
  const minutes = Math.ceil(seconds / 60)
  const page = {
    title: 'Too many unknown addresses',
    status: 'Status 429 · line held',
    heading: 'Too many unknown addresses.',
    text: `They all came from your network, so this line is held for ${minutes === 1 ? 'a minute' : `${minutes} minutes`}. The link in your mail stays valid; open it again then.`,
    links: [{ label: 'Home', address: '/' }],
  }
  return bareAnswer(429, page, { 'Retry-After': String(seconds) })
}
