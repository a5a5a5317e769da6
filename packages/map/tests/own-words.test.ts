import { describe, expect, test } from 'vitest'
import { draftInputs } from '../fixtures/personas/draft-persona.ts'
import { fillSlots } from '../src/slots.ts'
import type { Snapshot } from '../src/snapshot.ts'
import { type PersonInput, personInputs } from '../src/specimen/persona.ts'

const nothing = ['A fence.', 'Calls.', 'Tea first.', 'Digging.', 'More light.']
const drafted = (index: number, text: string, given: Partial<PersonInput> = {}): Snapshot =>
  draftInputs(
    personInputs({
      name: '',
      choices: 'BADAA',
      texts: nothing.map((each, at) => (at === index ? text : each)) as unknown as PersonInput['texts'],
      ...given,
    }),
  )
/** What she postpones stands with the fault that it is read for. */
const own = ({ sentences }: Snapshot, field: string) =>
  sentences.filter(
    ({ rule, slots }) =>
      rule === `own.${field}` ||
      rule === `words.${field}` ||
      (rule.startsWith('fault.') && slots.some((slot) => slot.kind === 'quote' && slot.source === field)),
  )

describe('what no sentence quotes', () => {
  const text =
    'The main quest. I add a new system and build that instead. It has been at ninety percent for two years.'

  test('of an answer that was read stands as she wrote it, under its question', () => {
    const [sentence] = own(drafted(1, text), 'A4')
    expect(sentence?.section).toBe('waits')
    expect(sentence && fillSlots(sentence)).toContain('It has been at ninety percent for two years')
  })

  test('claims nothing, and moves nothing', () => {
    const snapshot = drafted(1, text)
    const [sentence] = own(snapshot, 'A4')
    const whole = sentence?.evidence.filter((id) => id.endsWith(':own')) ?? []
    expect(whole).toHaveLength(1)
    for (const id of whole) {
      expect(snapshot.evidence.find((line) => line.id === id)).toMatchObject({
        e: 0,
        switch: null,
        fault: null,
      })
    }
  })

  test.each(['idk', 'n/a', 'Dont know, sorry'])('is nothing, where she wrote “%s”', (words) => {
    expect(own(drafted(0, words), 'A2')).toEqual([])
  })

  test('stands whole, so that no part of it hangs in the air', () => {
    const words =
      'Giving it to the workshop, which is down in the cellar behind the old stage. It lies in the blue folder. I go over the last line again, and then I go over it again.'
    const [sentence] = own(drafted(1, words, { choices: 'BADCA' }), 'A4')
    expect(sentence && fillSlots(sentence)).toContain(
      '“Giving it to the workshop, which is down in the cellar behind the old stage. It lies',
    )
  })
})

test('an answer in another language stands under its question too', () => {
  const [sentence] = own(
    drafted(0, '', {
      texts: [
        'Ein Teppich für das Rathaus. Der Bürgermeister hatte den Tag genannt.',
        'Die Steuer. Ich sortiere Garne nach Farbe.',
        'Ich beginne immer mit dem Rand, und zwar links unten.',
        'Am Webstuhl, bis das Licht weg war.',
        'Jemand müsste die Rechnungen für mich schreiben.',
      ],
    }),
    'A2',
  )
  expect(sentence?.section).toBe('release')
})

test('what is said to the reader at the end of an answer stands nowhere', () => {
  const wish =
    'The shape would have to come from the story. Sorry this is so long, my aunt was like this, well.'
  const printed = drafted(4, wish).sentences.map(fillSlots).join()
  expect(printed).toContain('come from the story”')
  expect(printed).not.toContain('my aunt')
})

test('one text against a click moves nothing, and both are told as they are', () => {
  const text = 'A page. I wrote one page first: what changes, what stays.'
  const draft = drafted(0, text, { choices: 'AADAA' })
  expect(draft.switches.find(({ id }) => id === 'SOURCE')).toMatchObject({ state: 'leans', right: [] })
  const printed = draft.sentences.map(fillSlots)
  expect(printed[0]).not.toContain('picture')
  expect(printed.join()).toContain('you chose “With a picture I can already see”.')
  expect(printed.join()).toContain(
    'Asked what you finished last, and how, you wrote: “A page. I wrote one page',
  )
})

test('a longer rule is cut at the end of a sentence', () => {
  const rule = 'I open the precedent and go down it in order. I have never moved one clause. '
  const { sentences } = drafted(2, `${rule.repeat(4)}At the end I read it from the back.`)
  const [slot] = sentences.find((each) => each.rule === 'repeat.A6')?.slots ?? []
  expect(slot?.kind === 'quote' && slot.text).toMatch(/(?:order|clause)…$/)
})

test('a headline leaves out what stands on one line of one answer, where it has something else', () => {
  const text = 'Retouching one cheek for nine hours, because I have standards.'
  const headline = fillSlots(
    drafted(3, text, { choices: 'ABCDC' }).sentences[0] as Snapshot['sentences'][number],
  )
  expect(headline).not.toContain('one more pass')
})

test('what a click says of a template is no reading of somebody who goes over her own work again', () => {
  const exit = (habit: string) =>
    drafted(2, habit, { choices: 'AAACD' }).switches.find(({ id }) => id === 'EXIT')
  expect(exit('Tea first.')).toMatchObject({ state: 'leans' })
  expect(exit('I always draw the hands last and then redraw them like five times.')?.state).not.toBe('leans')
})
