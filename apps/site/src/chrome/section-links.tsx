'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { sectionOf } from './section-of.ts'

/** Asked for on another page, followed when `/` is there. */
let pending: string | undefined

/**
 * Makes links to sections move the focus to the section's heading. From another page of the site the target travels as
 * `scrollTo` in the navigation state; across the two apps and without JavaScript it is the plain fragment.
 */
export function SectionLinks() {
  const router = useRouter()
  const pathname = usePathname()

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
        return
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const section = link && !link.target ? sectionOf(link.href, location.origin) : undefined
      if (!section) return
      if (location.pathname === '/') return focusHeading(section)
      event.preventDefault()
      pending = section
      router.push('/')
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [router])

  useEffect(() => {
    if (pathname !== '/') return
    if (pending) history.replaceState({ ...history.state, scrollTo: pending }, '')
    pending = undefined
    const target = sectionOf(`/#${history.state?.scrollTo ?? location.hash.slice(1)}`, location.origin)
    if (!target) return
    document.getElementById(target)?.scrollIntoView()
    focusHeading(target)
  }, [pathname])

  return null
}

function focusHeading(section: string) {
  const heading = document.getElementById(`${section}-heading`)
  requestAnimationFrame(() => heading?.focus({ preventScroll: true }))
}
