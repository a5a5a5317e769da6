'use client'

import { type Message, messages, promptCopiedFor } from '@wiring/session/messages'
import { chatUrl, otherChats } from '@wiring/session/prompt'
import { Button, ButtonLink, NewTabMark } from '@wiring/ui/button'
import { Label } from '@wiring/ui/label'
import { showToast } from '@wiring/ui/toast'
import { useEffect, useRef, useState } from 'react'
import { copyByHand } from '../../device/copy-by-hand.ts'

const copiedMs = 2_000

export function PromptCard({ prompt }: { prompt: string }) {
  const [copied, setCopied] = useState(0)
  const text = useRef<HTMLTextAreaElement>(null)

  useEffect(() => {
    if (copied === 0) return
    const timer = setTimeout(() => setCopied(0), copiedMs)
    return () => clearTimeout(timer)
  }, [copied])

  const copy = async (said: Message) => {
    try {
      await navigator.clipboard.writeText(prompt)
      setCopied((count) => count + 1)
      showToast({ ...said, tone: 'success' })
    } catch {
      text.current?.select()
      showToast({
        title: 'Copying is blocked in this browser.',
        description: `The prompt is selected: ${copyByHand()}.`,
        tone: 'error',
      })
    }
  }
  return (
    <section className="part" aria-labelledby="prompt-part">
      <Label as="p" id="prompt-part">
        2.1 Take the prompt
      </Label>
      <textarea
        className="prompt-text"
        ref={text}
        readOnly
        rows={9}
        aria-labelledby="prompt-part"
        value={prompt}
      />
      <div className="part-actions">
        <Button kind="primary" className="part-action" onClick={() => copy(messages.promptCopied)}>
          {copied > 0 ? 'Copied!' : 'Copy prompt'}
        </Button>
        <ButtonLink
          className="part-action"
          href={chatUrl(prompt)}
          target="_blank"
          referrerPolicy="no-referrer"
        >
          Open in ChatGPT
        </ButtonLink>
      </div>
      <p className="screen-hint">
        <span>{'Another assistant? These copy the prompt and open an empty chat: '}</span>
        {otherChats.map(({ name, href }, index) => (
          <span key={name}>
            <span>{index > 0 ? ' or ' : ''}</span>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              onClick={() => copy(promptCopiedFor(name))}
            >
              <span>{name}</span>
              <NewTabMark />
            </a>
          </span>
        ))}
      </p>
    </section>
  )
}
