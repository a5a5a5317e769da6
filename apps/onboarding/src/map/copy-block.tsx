'use client'

import { Button } from '@wiring/ui/button'
import { useEffect, useRef, useState } from 'react'
import { copyByHand } from '../device/copy-by-hand.ts'

export function CopyBlock({ text, label }: { text: string; label: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'blocked' | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (outcome !== 'copied') return
    const timer = setTimeout(() => setOutcome(null), 2_000)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      field.current?.select()
      setOutcome('blocked')
    }
  }
  return (
    <div className="copy-block">
      <textarea ref={field} readOnly rows={12} aria-label={label} defaultValue={text} />
      <Button className="copy-button" onClick={copy}>
        {outcome === 'copied' ? 'Copied!' : 'Copy'}
      </Button>
      <p role="status">
        {outcome === 'copied' && <span className="ui-visually-hidden">Copied!</span>}
        {outcome === 'blocked' && (
          <span>{`Copying is blocked here. The text is selected: ${copyByHand()}.`}</span>
        )}
      </p>
    </div>
  )
}
