import { isValidElement, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { Arrow, withArrows } from './arrow.tsx'

type Parts = { children?: ReactNode; style?: Record<string, string>; sign?: '→' }

/** What is on the page, as pairs of text and turn. */
function partsOf(node: ReactNode, turn = ''): [text: string, turn: string][] {
  if (Array.isArray(node)) return node.flatMap((each) => partsOf(each, turn))
  if (!isValidElement<Parts>(node)) return [[String(node), turn]]
  const { children, style, sign } = node.props
  return sign ? partsOf(Arrow({ sign })) : partsOf(children, style?.['--turn'] ?? turn)
}

test.each(['Input → Output', '→', 'a ← b ↗', 'no sign at all', '↑ is in the face'])(
  '%s keeps its text',
  (text) => {
    expect(
      partsOf(withArrows(text))
        .map(([part]) => part)
        .join(''),
    ).toBe(text)
  },
)

test('each sign is turned its own way, and no word is', () => {
  expect(partsOf(withArrows('in → out ↗'))).toEqual([
    ['in ', ''],
    ['→', '90deg'],
    [' out ', ''],
    ['↗', '45deg'],
    ['', ''],
  ])
})

test('in a preview the words before a sign lead to their field, too', () => {
  const address = '\u200b\u200c\u200d\ufeff'
  expect(partsOf(withArrows(`in → out${address}`))).toEqual([
    [`in ${address}`, ''],
    ['→', '90deg'],
    [` out${address}`, ''],
  ])
})
