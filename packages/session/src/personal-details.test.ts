import { expect, test } from 'vitest'
import { mostGrowth, timeGrowth } from '../tests/time-growth.ts'
import { isCertain, personalDetails } from './personal-details.ts'
import { detailsAndNames } from './possible-names.ts'

test('details have their kind and offsets', () => {
  const text = 'Ask Anna: anna@example.org or www.example.org/a, +49 170 123 45 67.'
  expect(personalDetails(text).map(({ kind, start, end }) => [kind, text.slice(start, end)])).toEqual([
    ['Email address', 'anna@example.org'],
    ['Link', 'www.example.org/a'],
    ['Phone number', '+49 170 123 45 67'],
  ])
})

test('a match of one rule is not matched by the next', () => {
  expect(personalDetails('a.b@studio.de').map(({ kind }) => kind)).toEqual(['Email address'])
})

/** Something of each kind, so that no quick test spares the long search. */
const ofAllKinds = '@ :// .a/ AA11 '

test.each(['a', 'a-', '1', '-', 'a.'])('a megabyte of "%s" is searched in linear time', (unit) => {
  const search = (text: string) => personalDetails(ofAllKinds + text)
  expect(timeGrowth(search, unit, 4_000)).toBeLessThan(mostGrowth)
  expect(search(unit.repeat(1_000_000 / unit.length))).toEqual([])
})

const found = (text: string) =>
  detailsAndNames(text).map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`)

test.each([
  ['my wife Anna says', 'Possible name: Anna'],
  ['as Ms. Linde taught me', 'Possible name: Linde'],
  ['draws for Siemens', 'Possible name: Siemens'],
  ['lives in Leipzig', 'Possible name: Leipzig'],
  ['meine Frau Anna und das Haus', 'Possible name: Anna'],
  ['ma femme Claire le dit', 'Possible name: Claire'],
  ['follow @mara_k there', 'Handle: @mara_k'],
  ['DE89 3704 0044 0532 0130 00 is paid', 'Account number: DE89 3704 0044 0532 0130 00'],
  ['GB29NWBK60161331926819', 'Account number: GB29NWBK60161331926819'],
  ['call 415-555-2671', 'Phone number: 415-555-2671'],
  ['at 06 12 34 56 78', 'Phone number: 06 12 34 56 78'],
  ['notes on marak.dev/notes daily', 'Link: marak.dev/notes'],
  ['plans on monday.com', 'Possible link: monday.com'],
])('in %j is %j', (text, expected) => {
  expect(found(text)).toEqual([expected])
})

test.each([
  'Termine wie der 24.11.2026 retten jedes Projekt',
  'Deadlines such as 2026-11-24 or 01/02/2026 help.',
  'Works 09.00-17.30 and from 20:00 to 22:00.',
  'In 2019 2020 2021 2022 nothing was finished.',
  'Between 2019-2024 the rhythm changed.',
  'Sells 10.000.000 of them.',
  'The colour is #00112233.',
  'A sheet of 1189 x 0841 mm',
  'Am Montag Morgen geht nichts und am Donnerstag Abend ist alles gut.',
  'Ich arbeite gern mit großen Adobe Illustrator Dateien.',
  'On Monday Morning nothing works, on Thursday Evening all.',
  'Works in Adobe Illustrator and in Apple Notes.',
  'Works @home and reads.',
  'Reads at Christmas and works in English.',
])('in %j nothing is certain or possible', (text) => {
  expect(found(text)).toEqual([])
})

test('names and bare domains are only possible', () => {
  const details = detailsAndNames('with Anna Schmidt on files like plakat.ai, or a@b.co')
  expect(details.filter(isCertain).map(({ kind }) => kind)).toEqual(['Email address'])
  expect(details).toHaveLength(3)
})
