'use client'

import { useEffect } from 'react'

/** `command` buttons and `closedby` for browsers without them; each dialog brings it along. */
export function DialogFallback() {
  useEffect(() => {
    // The same functions again: the document keeps one of each.
    if (!('command' in HTMLButtonElement.prototype)) document.addEventListener('click', runCommand)
    if ('closedBy' in HTMLDialogElement.prototype) return
    document.addEventListener('pointerdown', rememberPress)
    document.addEventListener('click', closeBeside)
  }, [])
  return null
}

function runCommand({ target, defaultPrevented }: MouseEvent) {
  if (defaultPrevented || !(target instanceof Element)) return
  const button = target.closest('button[commandfor]:enabled')
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
  if (!(dialog instanceof HTMLDialogElement)) return
  if (button?.getAttribute('command') === 'close') dialog.close()
  else if (!dialog.open) dialog.showModal()
}

let pressed: HTMLDialogElement | null = null

function rememberPress(event: PointerEvent) {
  pressed = dialogBeside(event)
}

/** Not after a press inside: a selection may end beside the dialog. */
function closeBeside(event: MouseEvent) {
  const dialog = dialogBeside(event)
  if (dialog === pressed) dialog?.close()
}

/** The backdrop's events are those of its dialog. */
function dialogBeside({ target, clientX, clientY }: MouseEvent): HTMLDialogElement | null {
  if (!(target instanceof HTMLDialogElement) || !target.matches('[closedby="any"]:modal')) return null
  const { left, right, top, bottom } = target.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom ? target : null
}
