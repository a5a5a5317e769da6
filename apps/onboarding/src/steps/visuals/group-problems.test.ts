import { fileTooLarge, invalidFileType } from '@wiring/session/messages'
import { expect, test } from 'vitest'
import { groupProblems } from './group-problems.ts'

test('the files of one pick that are refused for the same reason make one box, an offer to shrink its own', () => {
  const problems = [
    { id: '1', message: invalidFileType('a.pdf'), shrinkable: false },
    { id: '2', message: fileTooLarge('b.png'), shrinkable: true },
    { id: '3', message: invalidFileType('c.doc'), shrinkable: false },
    { id: '4', message: fileTooLarge('noise.jpg'), shrinkable: false },
  ]
  const groups = groupProblems(problems).map(({ id, title, members }) => [id, title, members.length])
  expect(groups).toEqual([
    ['1', 'Invalid file type', 2],
    ['2', 'File too large', 1],
    ['4', 'File too large', 1],
  ])
})
