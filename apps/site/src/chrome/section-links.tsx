'use client'

import { useEffect } from 'react'
import { sectionOf } from './section-of.ts'

/** A document cannot hand state to the next one's history entry, so it waits here for the length of one navigation. */
const key = 'scrollTo'

/**
 * Makes links to sections move the focus to the section's heading. From another page of the site the target travels as
 * `scrollTo` into the navigation state; across the two apps, without JavaScript and without storage it is the plain
 * fragment. Also lends `command` buttons to browsers that do not know them.
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

/** Goes to the section that the navigation state or the address names, if it is one of ours. */
function arrive() {
  if (location.pathname !== '/') return
  const asked = takeAsked()
  if (asked) history.replaceState({ ...history.state, scrollTo: asked }, '')
  const section = sectionOf(asked ? `/#${asked}` : `/${location.hash}`, location.origin)
  if (!section) return
  if (asked) document.getElementById(section)?.scrollIntoView()
  focusHeading(section)
}

/** The target that the page before left behind, once. */
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
