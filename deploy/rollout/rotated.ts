/** Those that are lists, of which the first one signs (packages/contract/src/secret-list.ts). */
const rotating = [
  'CLIENT_IP_SECRET',
  'HEALTH_TOKEN',
  'MAP_WORKER_SECRET',
  'PREVIEW_SECRET',
  'SANITY_WEBHOOK_SECRET',
] as const

/** The file of variables with `fresh` before the secret that signs now; with `null`, with that one alone. */
export function rotated(
  text: string,
  name: string,
  fresh: string | null,
): { text: string; secrets: string[] } {
  if (!rotating.some((each) => each === name)) throw new Error(`these rotate: ${rotating.join(', ')}`)
  const line = new RegExp(`^${name}=(.*)$`, 'm')
  const [first] = line.exec(text)?.[1]?.split(',') ?? []
  if (!first?.trim()) throw new Error(`the file sets no ${name}`)
  const secrets = fresh === null ? [first.trim()] : [fresh, first.trim()]
  return { text: text.replace(line, () => `${name}=${secrets.join(',')}`), secrets }
}
