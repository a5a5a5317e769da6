import { expect, test } from 'vitest'
import { folderCircles, importsOfNeighbours } from './folder-circles.ts'

test('neighbours import each other in one direction, at any depth', () => {
  expect(importsOfNeighbours).toBeGreaterThan(500)
  expect(folderCircles()).toEqual([])
})
