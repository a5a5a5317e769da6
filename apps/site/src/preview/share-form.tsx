'use client'

import { useEffect } from 'react'

/** Lets the bar's share form answer in place: the link in the bar and on the clipboard. */
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
      const field = document.createElement('input')
      field.readOnly = true
      field.value = url
      field.setAttribute('aria-label', 'Link to this preview')
      field.onfocus = () => field.select()
      const copied = await navigator.clipboard?.writeText(url).then(
        () => true,
        () => false,
      )
      const day = new Date(until).toLocaleString('en', {
        weekday: 'long',
        hour: '2-digit',
        minute: '2-digit',
      })
      answer.replaceChildren(
        `${copied ? 'Copied. ' : ''}Anybody with this link sees the drafts until ${day}. “Shared previews” in the Studio closes it earlier.`,
        field,
      )
    }
    document.addEventListener('submit', share)
    return () => document.removeEventListener('submit', share)
  }, [])
  return null
}
