'use client'

import type { Sentence, Slot } from '@wiring/map/snapshot'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../parts/button.styles.ts'
import { Key } from '../parts/key.styles.ts'
import { readTab, saveTab } from '../shell/tab-storage.ts'
import { RowActions, RowProblem } from './review-row.styles.ts'
import { EditorBox, RemoveSlot, SlotBox, SlotSource, TypedText } from './sentence-editor.styles.ts'

interface EditorProps {
  /** With `{0}` for the quotes in `slots`. */
  text: string
  /** How much of a text is printed as its beginning. */
  leadOf: (text: string) => number
  slots: Sentence['slots']
  number: string
  problem: string | null
  /** In the tab's storage, to survive a reload. */
  storageKey: string
  onSave: (text: string) => void
  onCancel: () => void
}

/** Quotes can be removed but not edited. */
export function SentenceEditor({
  text,
  leadOf,
  slots,
  number,
  problem,
  storageKey,
  onSave,
  onCancel,
}: EditorProps) {
  const splitAll = (whole: string) => split(whole, leadOf(whole))
  const [parts, setParts] = useState(() => splitAll(readTab(storageKey) ?? text))
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const first = box.current?.querySelector<HTMLElement>('[contenteditable]:not([data-part="lead"])')
    first?.focus()
    if (first) getSelection()?.selectAllChildren(first)
    getSelection()?.collapseToEnd()
    // It is higher than the sentence whose place it takes.
    first?.closest('[data-sentence]')?.scrollIntoView({ block: 'nearest' })
  }, [])
  const typedParts = () =>
    [...(box.current?.querySelectorAll<HTMLElement>('[data-part]') ?? [])].map(
      (each) => each.dataset.slot ?? (each.textContent ?? '').replace(/\s+/g, ' '),
    )
  const typed = () => typedParts().join('')
  const remember = () => saveTab(storageKey, typed())
  const save = () => onSave(typed().trim())
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      onCancel()
    }
    // Enter ends an IME composition.
    if (event.key !== 'Enter' || event.isComposing || event.target instanceof HTMLButtonElement) return
    event.preventDefault()
    event.stopPropagation()
    save()
  }
  const latest = useRef(onKeyDown)
  latest.current = onKeyDown
  useEffect(() => {
    const listen = (event: KeyboardEvent) => latest.current(event)
    const element = box.current?.parentElement
    element?.addEventListener('keydown', listen)
    return () => element?.removeEventListener('keydown', listen)
  }, [])
  const withoutSlot = (at: number) => {
    const now = typedParts()
    const joined = `${now[at - 1] ?? ''}${now[at + 1] ?? ''}`
    setParts(splitAll([...now.slice(0, at - 1), joined, ...now.slice(at + 2)].join('')))
    requestAnimationFrame(remember)
  }
  const hasLead = parts[1] === leadEnd
  const fields = parts.filter((part) => !isSlot(part) && part !== leadEnd).length
  return (
    <div>
      <EditorBox ref={box} key={parts.join('|')} onInput={remember}>
        {parts.map((part, index) => {
          const key = `${index}`
          if (hasLead && index === 1)
            return (
              <b key={key} data-part="" data-slot={leadEnd}>
                .{' '}
              </b>
            )
          const slot = slotOf(part, slots)
          if (slot !== null)
            return (
              <SlotBox key={key} data-part="" data-slot={part}>
                {slot.kind === 'quote' && <q dir="auto">{slot.text}</q>}
                <span> </span>
                <SlotSource>{slot.kind === 'quote' ? slot.source : slot.sources.join(' ')}</SlotSource>
                <RemoveSlot type="button" aria-label="Remove this quote" onClick={() => withoutSlot(index)}>
                  ×
                </RemoveSlot>
              </SlotBox>
            )
          return (
            <TypedText
              key={key}
              data-part={hasLead && index === 0 ? 'lead' : ''}
              $lead={hasLead && index === 0}
              contentEditable="plaintext-only"
              // A translator would change what is saved.
              translate="no"
              suppressContentEditableWarning
              role="textbox"
              tabIndex={0}
              aria-multiline="false"
              aria-label={`Sentence ${number}${fields > 1 ? `, words ${index / 2 + 1} of ${fields}` : ''}`}
              aria-invalid={problem !== null || undefined}
              aria-describedby={problem === null ? undefined : 'editor-problem'}
            >
              {part}
            </TypedText>
          )
        })}
      </EditorBox>
      <RowProblem id="editor-problem" role="alert">
        {problem}
      </RowProblem>
      <RowActions>
        <Button kind="primary" onClick={save}>
          <span>Save</span> <Key>↵</Key>
        </Button>
        <Button onClick={onCancel}>
          <span>Cancel</span> <Key>Esc</Key>
        </Button>
      </RowActions>
    </div>
  )
}

const isSlot = (part: string) => /^\{\d+\}$/.test(part)

const leadEnd = ': '

/** Text comes first and last, so that one can type beside every quote. */
function split(text: string, lead: number): string[] {
  const parts = text.slice(lead).split(/(\{\d+\})/)
  return lead === 0 ? parts : [text.slice(0, lead - leadEnd.length), leadEnd, ...parts]
}

const slotOf = (part: string, slots: readonly Slot[]): Slot | null =>
  isSlot(part) ? (slots[Number(part.slice(1, -1))] ?? null) : null
