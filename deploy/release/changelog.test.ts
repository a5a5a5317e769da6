import { expect, test } from 'vitest'
import { withRelease } from './changelog.ts'

const file = `# Changes

What must be known.

## Not released yet

- **New**: a secret.

## 1111111, 2026-11-20

- Before.
`
const release = {
  id: '2222222',
  day: '2026-11-27',
  subjects: ['site: show it', 'desk, site: draft it', 'Say nothing of a part: or do', 'site: hide it'],
}

test('a release takes the notes written by hand, and says its commits by part', () => {
  expect(withRelease(file, release)).toBe(`# Changes

What must be known.

## 2222222, 2026-11-27

- **New**: a secret.

### desk

- desk, site: draft it

### more

- Say nothing of a part: or do

### site

- site: show it
- site: hide it

## 1111111, 2026-11-20

- Before.
`)
})

test('without notes and without commits to tell, it has its heading', () => {
  expect(withRelease('# Changes\n\n', { ...release, subjects: [] })).toBe(
    '# Changes\n\n## 2222222, 2026-11-27\n',
  )
  expect(
    withRelease('# Changes\n\n## 1111111, 2026-11-20\n\n- Before.\n', { ...release, subjects: [] }),
  ).toBe('# Changes\n\n## 2222222, 2026-11-27\n\n## 1111111, 2026-11-20\n\n- Before.\n')
})
