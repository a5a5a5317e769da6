import { useEffect } from 'react'

export const nextPath = '/review/next'

const rules = JSON.stringify({ prerender: [{ urls: [nextPath], eagerness: 'immediate' }] })

/** The browser makes the next map's page while this one is signed, where it knows speculation rules. */
export function usePreparedNext(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !HTMLScriptElement.supports?.('speculationrules')) return
    const script = document.createElement('script')
    script.type = 'speculationrules'
    script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
    script.textContent = rules
    document.head.append(script)
    return () => script.remove()
  }, [wanted])
}
