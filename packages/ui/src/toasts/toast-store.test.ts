import { beforeEach, describe, expect, it, vi } from 'vitest'
import { currentToasts, dismissToast, showToast, subscribeToToasts } from './toast-store.ts'

beforeEach(() => {
  for (const toast of currentToasts()) dismissToast(toast.id)
})

describe('toasts', () => {
  it('shows the same words once, as the newest message', () => {
    showToast({ title: 'Upload failed' })
    showToast({ title: 'Prompt copied!' })
    showToast({ title: 'Upload failed' })
    expect(currentToasts().map((toast) => toast.title)).toEqual(['Prompt copied!', 'Upload failed'])
  })

  it('keeps at most three messages, the newest', () => {
    for (const title of ['a', 'b', 'c', 'd']) showToast({ title })
    expect(currentToasts().map((toast) => toast.title)).toEqual(['b', 'c', 'd'])
  })

  it('tells its listeners until they leave', () => {
    const listener = vi.fn()
    const leave = subscribeToToasts(listener)
    showToast({ title: 'a' })
    leave()
    showToast({ title: 'b' })
    expect(listener).toHaveBeenCalledTimes(1)
  })
})
