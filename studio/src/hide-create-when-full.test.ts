import { of, Subject } from 'rxjs'
import { expect, test } from 'vitest'
import { hideCreateWhenFull } from './hide-create-when-full.ts'

const list = {
  title: 'Lab services',
  initialValueTemplates: [{}],
  menuItems: [{ intent: { type: 'create' } }, { intent: { type: 'sort' } }],
}

test('the create button of a list is hidden while the list is full', () => {
  const ids = new Subject<string[]>()
  const hideWhenFull = hideCreateWhenFull({ listenQuery: () => ids } as never)
  const shown: number[] = []
  hideWhenFull('labService', list).subscribe(({ menuItems, initialValueTemplates }) =>
    shown.push(menuItems.length + initialValueTemplates.length),
  )
  ids.next(['a', 'b', 'drafts.b', 'c'])
  ids.next(['a', 'b', 'drafts.b', 'c', 'drafts.d'])
  ids.next(['a', 'b', 'c'])
  expect(shown).toEqual([3, 1, 3])
})

test('a type without a maximum keeps its create button', () => {
  const hideWhenFull = hideCreateWhenFull({
    listenQuery: () => of(Array.from({ length: 40 }, (_, id) => `${id}`)),
  } as never)
  hideWhenFull('banner', list).subscribe((pane) => expect(pane.menuItems).toHaveLength(2))
})
