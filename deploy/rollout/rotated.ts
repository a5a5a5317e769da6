/** Lists, of which the first one signs (packages/contract/src/secret-list.ts). */
const lists = [
  'CLIENT_IP_SECRET',
  'HEALTH_TOKEN',
  'MAP_WORKER_SECRET',
  'PREVIEW_SECRET',
  'SANITY_WEBHOOK_SECRET',
]

/** What the functions check must be theirs before anybody here signs with it. */
const sharedWithFunctions = ['CLIENT_IP_SECRET', 'HEALTH_TOKEN', 'MAP_WORKER_SECRET']

/** Made by a vendor, who accepts the old one and the new one for a while. */
const ofVendors = [
  'DATABASE_URL',
  'REPLICATION_URL',
  'SANITY_READ_TOKEN',
  'SANITY_WRITE_TOKEN',
  'SUPABASE_SECRET_KEY',
]

/** All that stand in the file of a server. */
const rotating: readonly string[] = [...lists, ...ofVendors]

/** `given`: from whoever rotates, else it would be drawn here. */
export function refusalOf(name: string, isGiven: boolean): string | null {
  if (!rotating.includes(name)) return `these rotate: ${rotating.join(', ')}`
  if (isGiven) return null
  if (ofVendors.includes(name)) return `its vendor makes ${name}: pass the new one, rotate ${name} --given`
  return sharedWithFunctions.includes(name)
    ? `the functions check ${name}: give them \`new,old\` first, then pass the new one, rotate ${name} --given`
    : null
}

/** The file of variables with `fresh` before the secret that signs now; with `null`, with that one alone. */
export function rotated(
  text: string,
  name: string,
  fresh: string | null,
): { text: string; secrets: string[] } {
  const line = new RegExp(`^${name}=(.*)$`, 'm')
  const old = line.exec(text)?.[1]?.trim()
  if (!old) throw new Error(`the file sets no ${name}`)
  if (ofVendors.includes(name)) {
    if (fresh === null) throw new Error(`${name} is one and no list: there is nothing to finish`)
    // A tool may have the same one under its own name.
    const lines = text
      .split('\n')
      .map((each) => (each.endsWith(`=${old}`) ? each.replace(old, () => fresh) : each))
    return { text: lines.join('\n'), secrets: [fresh] }
  }
  const first = old.split(',')[0]?.trim() ?? ''
  const secrets = fresh === null ? [first] : [fresh, first]
  return { text: text.replace(line, () => `${name}=${secrets.join(',')}`), secrets }
}

/** One line that may stand in the file as it is. */
export function checkedSecret(name: string, given: string): string {
  const secret = given.trim()
  if (/[\s"'\\#]/.test(secret) || (lists.includes(name) && (secret.includes(',') || secret.length < 16)))
    throw new Error(
      `that is no ${name}: one line without quotation marks${lists.includes(name) ? ' and commas, 16 characters or more' : ''}`,
    )
  if (secret === '') throw new Error(`nothing was passed: echo the new one into rotate ${name} --given`)
  return secret
}
