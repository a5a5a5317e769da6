import { createHmac } from 'node:crypto'
import { Agent, get } from 'node:https'
import { text } from 'node:stream/consumers'
import { parseEnv } from 'node:util'
import type { BareServer } from './bare-server.ts'

interface Answer {
  /** 0: none. */
  status: number
  body: string
}

const hourMs = 3_600_000

/** Who reads the pages of a server that was installed with an authority of its own. */
export function serverVisitors(server: () => BareServer, domain: string, paths: readonly string[]) {
  let trusting: Agent | undefined
  const agent = () => {
    trusting ??= new Agent({ ca: server().read('/etc/tracework/tls/ca.pem'), keepAlive: true })
    return trusting
  }

  /** Over TLS, with the certificate checked. */
  const ask = (path: string, { host = domain, cookie = '' } = {}): Promise<Answer> =>
    new Promise((resolve) => {
      const headers = { host, cookie }
      const options = { host: server().address, servername: host, path, agent: agent(), headers }
      const request = get(options, async (answer) =>
        resolve({ status: answer.statusCode ?? 0, body: await text(answer) }),
      )
      request.on('error', (error) => resolve({ status: 0, body: error.message }))
    })

  /** Signed with one of the secrets: 0 is the newest. */
  function draftCookie(which = 0): string {
    const session = { role: 'editor', until: Date.now() + hourMs }
    const payload = Buffer.from(JSON.stringify(session)).toString('base64url')
    const secret = parseEnv(server().read('/etc/tracework/env')).PREVIEW_SECRET?.split(',')[which] ?? ''
    const signature = createHmac('sha256', secret).update(`preview session ${payload}`).digest('base64url')
    return `__prerender_bypass=any; preview-session=${payload}.${signature}`
  }

  /** What visitors, and editors with drafts open, got while `work` ran: each answer with its count. */
  async function answersDuring(work: () => Promise<unknown>): Promise<Record<string, number>> {
    const counts: Record<string, number> = {}
    let over = false
    const count = (key: string) => {
      counts[key] = (counts[key] ?? 0) + 1
    }
    const cookie = draftCookie()
    const visitor = async () => {
      while (!over) {
        for (const path of paths) count(`${path} ${(await ask(path)).status}`)
        const { status, body } = await ask('/lab', { cookie })
        count(`drafts ${status} ${body.includes('aria-label="Preview"') ? 'shown' : 'missing'}`)
      }
    }
    const visitors = Array.from({ length: 4 }, visitor)
    await work().finally(() => {
      over = true
    })
    await Promise.all(visitors)
    return counts
  }

  return { ask, draftCookie, answersDuring }
}
