'use client'

import { useEffect } from 'react'
import { sectionOf } from './section-of.ts'

/**
 * Makes links to sections move the focus to the section's heading. From another page of the site the target travels as
 * `scrollTo` in the navigation state; across the two apps, without JavaScript and in browsers without the Navigation
 * API it is the plain fragment. Also lends `command` buttons to browsers that do not know them.
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
  if (!('navigation' in window)) return
  event.preventDefault()
  navigation.navigate('/', { state: { scrollTo: section } })
}

/** Goes to the section that the navigation state or the address names, if it is one of ours. */
function arrive() {
  if (location.pathname !== '/') return
  const state = 'navigation' in window ? navigation.currentEntry?.getState() : undefined
  const wanted = state?.scrollTo ? `#${state.scrollTo}` : location.hash
  const section = sectionOf(`/${wanted}`, location.origin)
  if (!section) return
  if (state?.scrollTo) document.getElementById(section)?.scrollIntoView()
  focusHeading(section)
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
