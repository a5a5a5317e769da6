'use client'

import { useEffect } from 'react'

/** Session storage for one navigation: a document cannot set the next one's history state. */
const key = 'scrollTo'

/**
 * Links to sections focus the section's heading. From another page the target travels in storage; from the
 * other app, without JavaScript or storage it is the plain fragment. Also a polyfill for `command` buttons.
 */
export function SectionLinks() {
  useEffect(() => {
    focusTarget()
    document.addEventListener('click', followLink)
    return () => document.removeEventListener('click', followLink)
  }, [])
  return null
}

function followLink(event: MouseEvent) {
  if (event.defaultPrevented || event.button !== 0 || !(event.target instanceof Element)) return
  if (!('command' in HTMLButtonElement.prototype)) runCommand(event.target.closest('[commandfor]'))
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

function focusTarget() {
  if (location.pathname !== '/') return
  const target = takeStoredTarget()
  if (target) history.replaceState({ ...history.state, scrollTo: target }, '')
  const section = sectionOf(target ? `/#${target}` : `/${location.hash}`, location.origin)
  if (!section) return
  if (target) document.getElementById(section)?.scrollIntoView()
  focusHeading(section)
}

function takeStoredTarget(): string | null {
  try {
    const target = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return target
  } catch {
    return null
  }
}

function focusHeading(section: string) {
  requestAnimationFrame(() => document.getElementById(`${section}-heading`)?.focus({ preventScroll: true }))
}

function runCommand(button: Element | null) {
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
  if (!(dialog instanceof HTMLDialogElement)) return
  if (button?.getAttribute('command') === 'close') dialog.close()
  else dialog.showModal()
}

/** Written out: the registry would bring the schema into the browser. A test compares them. */
export const sectionIds = ['hero', 'about', 'approach', 'services', 'mirror', 'contact', 'start'] as const

export type SectionId = (typeof sectionIds)[number]

/** The section of `/` that an address of this origin points to. */
export function sectionOf(href: string, origin: string): SectionId | undefined {
  if (!URL.canParse(href, origin)) return undefined
  const url = new URL(href, origin)
  if (url.origin !== origin || url.pathname !== '/') return undefined
  return sectionIds.find((id) => url.hash === `#${id}`)
}
