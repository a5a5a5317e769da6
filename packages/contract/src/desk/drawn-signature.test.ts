import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawnStrokes, type PenPoint, signaturePath, signatureProblem } from './drawn-signature.ts'
import { signatureBox } from './signature-box.ts'

/** `private.is_signature_path` checks it, and the tests of 50-operators what it refuses. */
const accepted = /^(M\d{1,3} \d{1,3}(Q\d{1,3} \d{1,3} \d{1,3} \d{1,3})*L\d{1,3} \d{1,3})+$/

const numbersOf = (path: string) =>
  [...path.matchAll(/(\d+) (\d+)/g)].map(([, x, y]) => [Number(x), Number(y)])

const point = fc.tuple(
  fc.integer({ min: 0, max: signatureBox.width }),
  fc.integer({ min: 0, max: signatureBox.height }),
)
const strokes = fc.array(fc.array(point, { minLength: 1, maxLength: 120 }), { minLength: 1, maxLength: 40 })

test('whatever is drawn becomes numbers in the box, in at most 4,096 characters', () => {
  fc.assert(
    fc.property(strokes, (drawn) => {
      expect(drawnStrokes.safeParse(drawn).success).toBe(drawn.flat().length <= 4_000)
      const path = signaturePath(drawn)
      expect(path).toMatch(accepted)
      expect(path.length).toBeLessThanOrEqual(4_096)
      for (const [x = -1, y = -1] of numbersOf(path)) {
        expect(x).toBeLessThanOrEqual(signatureBox.width)
        expect(y).toBeLessThanOrEqual(signatureBox.height)
      }
    }),
    { numRuns: 60 },
  )
})

test('a small drawing in a corner fills the box in height, and a dot stays one', () => {
  const path = signaturePath([
    [
      [500, 10],
      [540, 60],
    ],
    [[550, 60]],
  ])
  expect(Math.max(...numbersOf(path).map(([, y = 0]) => y))).toBe(signatureBox.height - 6)
  expect(path).toMatch(/M(\d+ \d+)L\1$/)
})

test('a curve stays smooth: 1,000 points of a wave keep their shape', () => {
  const wave = Array.from({ length: 600 }, (_, x): PenPoint => [x, Math.round(90 + 80 * Math.sin(x / 12))])
  const path = signaturePath([wave])
  expect(path.length).toBeLessThanOrEqual(4_096)
  const turns = numbersOf(path).map(([, y = 0]) => y > signatureBox.height / 2)
  expect(turns.filter((low, index) => low !== turns[index - 1]).length).toBeGreaterThan(14)
})

test('a dot alone is no signature', () => {
  expect(signatureProblem([[[10, 10]]])).toMatch(/^Not saved/)
  expect(
    signatureProblem([
      [
        [10, 10],
        [300, 100],
      ],
    ]),
  ).toBeNull()
})
