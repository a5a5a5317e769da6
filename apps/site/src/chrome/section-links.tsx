'use client'

import { useEffect } from 'react'

const storageKey = 'scrollTo'

/** Links focus the heading of a section, also from another page. Polyfills `command` buttons. */
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
    sessionStorage.setItem(storageKey, section)
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
    const target = sessionStorage.getItem(storageKey)
    sessionStorage.removeItem(storageKey)
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

/** Copied: the registry would bring the schema into the browser. */
export const sectionIds = ['hero', 'about', 'approach', 'services', 'mirror', 'contact', 'start'] as const

export type SectionId = (typeof sectionIds)[number]

export function sectionOf(href: string, origin: string): SectionId | undefined {
  if (!URL.canParse(href, origin)) return undefined
  const url = new URL(href, origin)
  if (url.origin !== origin || url.pathname !== '/') return undefined
  return sectionIds.find((id) => url.hash === `#${id}`)
}
