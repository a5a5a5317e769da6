'use client'

import { formatDateTime } from '@wiring/content/parts/schedule/format-date-time.ts'
import { useEffect } from 'react'

export function ShareForm() {
  useEffect(() => {
    const share = async (event: SubmitEvent) => {
      const form = event.target
      if (!(form instanceof HTMLFormElement) || !('share' in form.dataset)) return
      event.preventDefault()
      const answer = document.getElementById('preview-shared')
      const response = await fetch(form.action, { method: 'POST', headers: { accept: 'application/json' } })
      if (!answer) return
      if (!response.ok) {
        answer.textContent = 'The link could not be made. Open the preview from the Studio again.'
        return
      }
      const { url, until } = await response.json()
      show(answer, url, formatDateTime(until))
    }
    document.addEventListener('submit', share)
    return () => document.removeEventListener('submit', share)
  }, [])
  return null
}

function show(answer: HTMLElement, url: string, end: string) {
  const field = document.createElement('input')
  field.readOnly = true
  field.value = url
  field.setAttribute('aria-label', 'Link to this preview')
  field.onfocus = () => field.select()
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'ui-button'
  button.dataset.kind = 'secondary'
  button.textContent = 'Copy the link'
  const status = document.createElement('span')
  const copyIt = async () => {
    status.textContent = (await copy(field))
      ? 'Copied. '
      : 'The link is selected: press Ctrl C, or ⌘ C on a Mac. '
  }
  button.onclick = copyIt
  answer.replaceChildren(
    status,
    `Anybody with this link sees the drafts until ${end}. “Shared previews” in the Studio closes it earlier.`,
    field,
    button,
  )
  void copyIt()
}

/** The Studio's frame blocks the clipboard API, but not the older command. */
async function copy(field: HTMLInputElement): Promise<boolean> {
  field.focus()
  field.select()
  if (document.execCommand('copy')) return true
  return (
    navigator.clipboard?.writeText(field.value).then(
      () => true,
      () => false,
    ) ?? false
  )
}
