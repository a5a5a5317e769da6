'use client'

import { useEffect } from 'react'

const storageKey = 'scrollTo'

/** Links focus the heading of a section, also from another page. */
export function SectionLinks() {
  useEffect(() => {
    focusTarget()
    document.addEventListener('prerenderingchange', focusTarget)
    document.addEventListener('click', followLink)
    return () => {
      document.removeEventListener('prerenderingchange', focusTarget)
      document.removeEventListener('click', followLink)
    }
  }, [])
  return null
}

function followLink(event: MouseEvent) {
  if (event.defaultPrevented || event.button !== 0 || !(event.target instanceof Element)) return
  const link = event.target.closest('a')
  const section = link && !link.target && sectionOf(link.href, location.origin)
  if (!section || event.metaKey || event.ctrlKey || event.shiftKey) return
  if (location.pathname === '/') {
    event.preventDefault()
    goTo(section)
    return
  }
  try {
    sessionStorage.setItem(storageKey, section)
  } catch {
    return
  }
  // The browser may have made the page of the link's own address ahead.
  if (HTMLScriptElement.supports?.('speculationrules')) return
  event.preventDefault()
  location.assign('/')
}

function focusTarget() {
  if (location.pathname !== '/') return
  const target = takeStoredTarget()
  if (target) history.replaceState({ ...history.state, scrollTo: target }, '', '/')
  const section = sectionOf(target ? `/#${target}` : `/${location.hash}`, location.origin)
  if (!section) return
  if (target) document.getElementById(section)?.scrollIntoView()
  requestAnimationFrame(() => focusHeading(section))
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

/** Followed by the browser, Firefox goes there later and takes the focus away again. */
function goTo(section: string) {
  requestAnimationFrame(() => {
    if (location.hash === `#${section}`) document.getElementById(section)?.scrollIntoView()
    else location.hash = section
    focusHeading(section)
  })
}

function focusHeading(section: string) {
  document.getElementById(`${section}-heading`)?.focus({ preventScroll: true })
}

/** Copied: the registry would bring the schema into the browser. */
export const sectionIds = ['hero', 'about', 'approach', 'services', 'mirror', 'contact', 'start'] as const

export type LinkedSectionId = (typeof sectionIds)[number]

export function sectionOf(href: string, origin: string): LinkedSectionId | undefined {
  if (!URL.canParse(href, origin)) return undefined
  const url = new URL(href, origin)
  if (url.origin !== origin || url.pathname !== '/') return undefined
  return sectionIds.find((id) => url.hash === `#${id}`)
}
