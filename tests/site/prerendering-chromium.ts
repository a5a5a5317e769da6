import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect } from '@playwright/test'

interface Message {
  id?: number
  method?: string
  params?: Record<string, unknown> & {
    targetInfo?: { type: string; subtype?: string }
    sessionId?: string
    status?: string
  }
  result?: unknown
  error?: { message: string }
}

type Send = <Result>(method: string, params?: object, session?: string) => Promise<Result>

export interface PrerenderingChromium {
  /** Opens the address in a window of 1,440 by 900 px, and resolves when it has loaded. */
  open: (address: string) => Promise<void>
  /** Moves the pointer onto the first match. */
  point: (selector: string) => Promise<void>
  /** The same, and resolves when the browser has made a page ahead. */
  hover: (selector: string) => Promise<void>
  /** Resolves when the browser has made a page ahead. */
  whenAhead: () => Promise<unknown>
  /** Whether the page that was made ahead is what is seen then; else the browser has thrown it away. */
  press: () => Promise<boolean>
  /** Into the field that has the focus. */
  type: (text: string) => Promise<void>
  setCookie: (name: string, value: string, address: string) => Promise<void>
  inPage: <Result>(read: () => Result) => Promise<Result>
  /** Of the page that was made ahead, also before it is seen. */
  inPageAhead: <Result>(read: () => Result) => Promise<Result>
  /** Methods and addresses of every request so far. */
  requests: string[]
  close: () => Promise<void>
}

/** Playwright forbids prerendering to the Chromium that it drives, so this one is driven by its protocol. */
export async function startPrerenderingChromium(): Promise<PrerenderingChromium> {
  const folder = await mkdtemp(join(tmpdir(), 'prerendering-'))
  const program = spawn(
    process.env.CHROMIUM_PATH || chromium.executablePath(),
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--window-size=1440,900',
      '--remote-debugging-port=0',
      `--user-data-dir=${folder}`,
      'about:blank',
    ],
    // Debian's program is a shell that starts Chromium: only the end of their group ends both.
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  )
  const ended = new Promise((resolve) => program.once('exit', resolve))
  const listeners = new Set<(message: Message) => void>()
  const socket = new WebSocket(await debuggingAddress(program.stderr))
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
  socket.addEventListener('message', ({ data }) => {
    for (const listener of listeners) listener(JSON.parse(String(data)))
  })
  const until = (wanted: (message: Message) => boolean) =>
    new Promise<Message>((resolve) => {
      const listener = (message: Message) => {
        if (!wanted(message)) return
        listeners.delete(listener)
        resolve(message)
      }
      listeners.add(listener)
    })
  let last = 0
  const send: Send = async (method, params = {}, sessionId = undefined) => {
    last += 1
    const id = last
    const answer = until((message) => message.id === id)
    socket.send(JSON.stringify({ id, method, params, sessionId }))
    const { result, error } = await answer
    if (error) throw new Error(`${method}: ${error.message}`)
    return result as never
  }
  const evaluate = async <Result>(session: string, expression: string): Promise<Result> => {
    const { result } = await send<{ result: { value: Result } }>(
      'Runtime.evaluate',
      { expression, returnByValue: true },
      session,
    )
    return result.value
  }

  const requests: string[] = []
  const attached: { session: string; ahead: boolean }[] = []
  listeners.add(({ method, params }) => {
    if (method === 'Target.attachedToTarget' && params?.sessionId && params.targetInfo?.type === 'page') {
      attached.push({ session: params.sessionId, ahead: params.targetInfo?.subtype === 'prerender' })
      void send('Network.enable', {}, params.sessionId)
    }
    const request = params?.request as { method: string; url: string } | undefined
    if (method === 'Network.requestWillBeSent' && request) requests.push(`${request.method} ${request.url}`)
  })

  // Only a session that came by its tab lets the tab prerender.
  const tabs = () =>
    send<{ targetInfos: { targetId: string }[] }>('Target.getTargets', { filter: [{ type: 'tab' }] })
  await expect.poll(async () => (await tabs()).targetInfos.length).toBe(1)
  const attachTo = { targetId: (await tabs()).targetInfos[0]?.targetId, flatten: true }
  const tab = await send<{ sessionId: string }>('Target.attachToTarget', attachTo)
  const nested = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true }
  await send('Target.setAutoAttach', nested, tab.sessionId)
  const first = attached[0]?.session ?? ''
  await send('Page.enable', {}, first)
  await send('Preload.enable', {}, first)

  let pointer = { x: 0, y: 0 }
  const mouse = (type: string, how: object = {}) =>
    send('Input.dispatchMouseEvent', { type, ...pointer, ...how }, first)
  const whenAhead = () =>
    until(({ method, params }) => method === 'Preload.prerenderStatusUpdated' && params?.status === 'Ready')
  const point = async (selector: string) => {
    pointer = await evaluate(
      first,
      `(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
        (document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect())`,
    )
    await mouse('mouseMoved')
  }
  return {
    requests,
    open: async (address) => {
      const loaded = until(({ method }) => method === 'Page.loadEventFired')
      await send('Page.navigate', { url: address }, first)
      await loaded
    },
    point,
    whenAhead,
    hover: async (selector) => {
      const ready = whenAhead()
      await point(selector)
      await ready
    },
    type: async (text) => {
      await send('Input.insertText', { text }, first)
    },
    setCookie: async (name, value, url) => {
      await send('Network.setCookie', { name, value, url, httpOnly: true, sameSite: 'Strict' }, first)
    },
    inPage: (read) => evaluate(first, `(${read})()`),
    press: async () => {
      const left = until(({ method }) => method === 'Target.detachedFromTarget')
      for (const type of ['mousePressed', 'mouseReleased'])
        await mouse(type, { button: 'left', clickCount: 1 })
      return (await left).params?.sessionId === first
    },
    inPageAhead: (read) => evaluate(attached.find(({ ahead }) => ahead)?.session ?? '', `(${read})()`),
    close: async () => {
      socket.close()
      process.kill(-(program.pid ?? 0), 'SIGKILL')
      await ended
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function debuggingAddress(output: NodeJS.ReadableStream): Promise<string> {
  let said = ''
  for await (const chunk of output) {
    said += chunk
    const address = /listening on (ws:\S+)/.exec(said)?.[1]
    if (address) return address
  }
  throw new Error(`Chromium does not start: ${said}`)
}
