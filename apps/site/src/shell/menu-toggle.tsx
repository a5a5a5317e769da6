'use client'

import { useEffect, useRef, useState } from 'react'

export function MenuToggle({ menu }: { menu: string }) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    const element = document.getElementById(menu)
    if (!element) return
    element.toggleAttribute('data-open', open)
    if (!open) return
    const controller = new AbortController()
    const { signal } = controller
    const closeByLink = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) setOpen(false)
    }
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    element.addEventListener('click', closeByLink, { signal })
    document.addEventListener('keydown', closeByKey, { signal })
    return () => controller.abort()
  }, [menu, open])

  return (
    <button
      ref={button}
      type="button"
      className="toggle ui-label"
      aria-expanded={open}
      aria-controls={menu}
      onClick={() => setOpen(!open)}
    >
      <svg
        width="22"
        height="16"
        viewBox="0 0 22 16"
        aria-hidden="true"
        stroke="currentColor"
        strokeWidth="2"
      >
        <path d={open ? 'M3 1l16 14M19 1L3 15' : 'M0 3h14M8 13h14'} />
        {!open && <path d="M17.5 3h1M3.5 13h1" strokeWidth="5" strokeLinecap="round" />}
      </svg>
      Menu
    </button>
  )
}
