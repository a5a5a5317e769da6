/** False, too, where the browser makes no pages ahead. */
export const isPrerendering = (): boolean => 'prerendering' in document && document.prerendering === true

const ahead = 'desk.ahead'
const answersWithinMs = 40

/** Asks the page that was made ahead, if any: a browser throws such pages away without a word. */
export function isPageReady(): Promise<boolean> {
  if (!HTMLScriptElement.supports?.('speculationrules')) return Promise.resolve(false)
  return new Promise((resolve) => {
    const call = crypto.randomUUID()
    const channel = new BroadcastChannel(ahead)
    const end = (isReady: boolean) => {
      clearTimeout(timer)
      removeEventListener('storage', hear)
      channel.close()
      resolve(isReady)
    }
    const hear = ({ key, newValue }: StorageEvent) => key === ahead && newValue === call && end(true)
    const timer = setTimeout(end, answersWithinMs, false)
    addEventListener('storage', hear)
    channel.postMessage(call)
  })
}

/** A page ahead hears the channel, but what it says there is held back until somebody looks at it. */
export function answerWhileAhead(): () => void {
  const channel = new BroadcastChannel(ahead)
  channel.onmessage = ({ data }) => {
    if (!isPrerendering()) return
    try {
      localStorage.setItem(ahead, String(data))
    } catch {
      // Then the press waits for its answer.
    }
  }
  return () => channel.close()
}
