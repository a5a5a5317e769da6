import { expect, test } from 'vitest'
import { lateHeldOutSets } from '../../tests/precision/answer-sets/answer-sets.ts'
import { parseMarkedText } from '../../tests/precision/precision.ts'
import { tokenize } from '../tokens/tokenizer.ts'
import { detectLanguage } from './detect-language.ts'

test.each(lateHeldOutSets.map((set) => [set.voice, set] as const))(
  'the language of the texts of %s is English',
  (_, set) => {
    const texts = [set.A2, set.A4, set.A6, set.A8, set.A10].map((marked) => parseMarkedText(marked).text)
    expect(detectLanguage(texts.map(tokenize))).toBe('english')
  },
)

test.each([
  [
    'German',
    'Die Verpackung für einen Teehändler. Der Drucktermin stand fest, so war es am Donnerstag fertig.',
  ],
  [
    'Dutch',
    'Ik heb de verpakking in een week gemaakt, want de drukker was besteld en in de winkel was niets.',
  ],
  [
    'French',
    'La dernière affiche est partie parce que le client a téléphoné, et je n’ai rien changé depuis.',
  ],
  [
    'Spanish',
    'La lámpara para un hotel. La fábrica cerró en agosto, así que en julio decidimos con el ingeniero.',
  ],
  ['Italian', 'I disegni erano pronti per la mostra e io non ho più cambiato niente dopo la telefonata.'],
  ['Danish', 'Jeg tegner altid i den samme bog, og i går var det for sent at sende den til trykkeriet.'],
  ['Polish', 'Opakowanie dla sklepu z herbatą. Termin w drukarni był ustalony i w czwartek było gotowe.'],
  ['Japanese', '印刷の予約が入っていたので、木曜日に仕上げました。'],
  ['Arabic', 'كان موعد الطباعة محجوزا لذلك انتهيت منه يوم الخميس في الليل مع صديقتي'],
  ['Russian', 'Срок печати был назначен, поэтому в четверг всё было готово.'],
])('%s is another language', (_, text) => {
  expect(detectLanguage([tokenize(text)])).toBe('other')
})

test.each([
  ['a few words', ['Band said stop.', 'Taxes.']],
  ['one word', ['Sketches']],
  ['nothing', ['']],
  ['emoji', ['🧵'.repeat(2_000)]],
  ['one long word', ['a'.repeat(2_000)]],
])('%s is too short to tell', (_, texts) => {
  expect(detectLanguage(texts.map(tokenize))).toBe('short')
})

test('English with one word of another language is English', () => {
  expect(
    detectLanguage([tokenize('I call it 生き甲斐 and it is the reason that I get up in the morning.')]),
  ).toBe('english')
})
