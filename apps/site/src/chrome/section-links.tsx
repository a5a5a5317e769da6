'use client'

import { useEffect } from 'react'
import { sectionOf } from './section-of.ts'

/** Session storage for one navigation: a document cannot set the next one's history state. */
const key = 'scrollTo'

/**
 * Links to sections focus the section's heading. From another page the target travels in storage; from the
 * other app, without JavaScript or storage it is the plain fragment. Also a polyfill for `command` buttons.
 */
export function SectionLinks() {
  useEffect(() => {
    arrive()
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [])
  return null
}

function follow(event: MouseEvent) {
  if (event.defaultPrevented || event.button !== 0 || !(event.target instanceof Element)) return
  if (!('command' in HTMLButtonElement.prototype)) obey(event.target.closest('[commandfor]'))
  const link = event.target.closest('a')
  const section = link && !link.target && sectionOf(link.href, location.origin)
  if (!section || event.metaKey || event.ctrlKey || event.shiftKey) return
  if (location.pathname === '/') return focusHeading(section)
  try {
    sessionStorage.setItem(key, section)
  } catch {
    return
  }
  event.preventDefault()
  location.assign('/')
}

function arrive() {
  if (location.pathname !== '/') return
  const asked = takeAsked()
  if (asked) history.replaceState({ ...history.state, scrollTo: asked }, '')
  const section = sectionOf(asked ? `/#${asked}` : `/${location.hash}`, location.origin)
  if (!section) return
  if (asked) document.getElementById(section)?.scrollIntoView()
  focusHeading(section)
}

function takeAsked(): string | null {
  try {
    const asked = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return asked
  } catch {
    return null
  }
}

function focusHeading(section: string) {
  requestAnimationFrame(() => document.getElementById(`${section}-heading`)?.focus({ preventScroll: true }))
}

function obey(button: Element | null) {
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
  if (!(dialog instanceof HTMLDialogElement)) return
  if (button?.getAttribute('command') === 'close') dialog.close()
  else dialog.showModal()
}
