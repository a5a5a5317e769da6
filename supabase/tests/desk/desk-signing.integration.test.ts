import { sentenceTemplates } from '@wiring/contract/desk/signer-sentence'
import { describe, expect, test } from 'vitest'
import { oneMapPerTest } from '../testing/one-map.ts'

describe('signing at the desk', () => {
  const map = oneMapPerTest()

  test('nobody signs without a sentence of their own, and of many at once the one who wrote it does', async () => {
    await map.open()
    const signs = (sentence: string) => map.mara('sign', { ...map.seen(), expected_edits: 0, sentence })
    const [template] = sentenceTemplates
    const unwritten = ['', '  \u200f ', '…', template, ` ${template.toUpperCase()}!`, 'é'.repeat(201)]
    for (const sentence of unwritten)
      expect(await signs(sentence), sentence).toEqual({
        status: 'invalid',
        problem: expect.stringMatching(/^Not signed: /),
      })
    const finished = `${template.replace('…', '')}the\n one\u202e about\u0000 letters`
    const answers = await Promise.all([...unwritten, ...unwritten, finished].map(signs))
    expect(answers.filter(({ status }) => status === 'signed')).toHaveLength(1)
    expect(map.mails()).toBe(1)
    expect(map.row(`published ->> 'signer_sentence'`)).toBe(
      `${template.replace('…', '')}the one about letters`,
    )
  })

  test('a signature is made of the points of the pad, and a signed map keeps it when it is drawn anew', async () => {
    const stored = () => map.row(`published ->> 'signature_path'`)
    const drawn = [
      [10, 90],
      [60, 20],
      [120, 150],
      [180, 40],
    ]
    expect(
      await map.mara('save_signature', {
        strokes: [
          [
            [10, 10],
            [12, 11],
          ],
        ],
      }),
    ).toMatchObject({
      status: 'invalid',
    })
    expect(await map.mara('save_signature', { strokes: [drawn] })).toEqual({ status: 'ok' })
    await map.open()
    expect(await map.sign()).toMatchObject({ status: 'signed' })
    const path = stored()
    expect(path).toMatch(/^M\d+ \d+Q/)
    expect(await map.mara('save_signature', { strokes: null })).toEqual({ status: 'ok' })
    expect(stored()).toBe(path)
    expect((await map.read(map.mailedSecret()))?.snapshot).toMatchObject({
      signature_path: path,
      signer_sentence: expect.stringContaining('twice'),
    })
    for (const strokes of ['M0 0', [[['1', 2]]], [[[1, 181]]], [[]], [], [[[0.5, 1]]]])
      expect((await map.mara.raw('save_signature', { strokes })).status).toBe(400)
  })
})
