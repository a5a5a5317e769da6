import { expect, test } from 'vitest'
import { HeldKeys, watchPresses } from './held-keys.ts'

function key(type: 'keydown' | 'keyup', name: string, more: object = {}) {
  const event = new Event(type, { cancelable: true })
  return Object.assign(event, { key: name, code: name, repeat: false, metaKey: false, ...more })
}

function click(detail: number, attributes: readonly string[] = []) {
  const event = new Event('click', { cancelable: true })
  const button = { hasAttribute: (name: string) => attributes.includes(name) }
  Object.defineProperty(event, 'target', { value: { closest: () => button } })
  return Object.assign(event, { detail })
}

function page(options: { doubleClicks: boolean }) {
  const target = new EventTarget()
  watchPresses(target as Window, options)
  const heard: string[] = []
  for (const type of ['keydown', 'click']) target.addEventListener(type, () => heard.push(type))
  const send = (event: Event) => {
    target.dispatchEvent(event)
    return event.defaultPrevented
  }
  return { send, heard }
}

test('a held Enter acts once, also where the engine marks no repeats', () => {
  for (const repeat of [true, false]) {
    const { send, heard } = page({ doubleClicks: false })
    expect(send(key('keydown', 'Enter'))).toBe(false)
    for (let times = 0; times < 5; times += 1) expect(send(key('keydown', 'Enter', { repeat }))).toBe(true)
    expect(heard).toEqual(['keydown'])
    send(key('keyup', 'Enter'))
    expect(send(key('keydown', 'Enter'))).toBe(false)
    send(key('keyup', 'Enter'))
  }
})

test('a held letter still moves and types', () => {
  const { send, heard } = page({ doubleClicks: false })
  for (let times = 0; times < 3; times += 1)
    expect(send(key('keydown', 'j', { repeat: times > 0 }))).toBe(false)
  expect(heard).toHaveLength(3)
})

test('with ⌘ down each press counts: macOS says nothing of the release between them', () => {
  const keys = new HeldKeys()
  const press = (repeat = false) => key('keydown', 'Enter', { metaKey: true, repeat })
  const presses = [press(), press(true), press()]
  for (const each of presses) keys.follow(each)
  expect(presses.map((each) => keys.isHeld(each))).toEqual([false, true, false])
})

test('the second click of a double click does nothing, except where presses may follow each other', () => {
  const { send } = page({ doubleClicks: true })
  expect([click(1), click(2), click(3)].map(send)).toEqual([false, true, true])
  expect(send(click(2, ['data-press-again']))).toBe(false)
  expect(page({ doubleClicks: false }).send(click(2))).toBe(false)
})
