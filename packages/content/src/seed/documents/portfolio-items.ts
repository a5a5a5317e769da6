import { orderRank, picture, type SeedDocument } from '../seed-document.ts'

const item = (index: number, id: string, fields: object): SeedDocument => ({
  _id: `portfolioItem-${id}`,
  _type: 'portfolioItem',
  orderRank: orderRank(index),
  ...fields,
})

export const portfolioItems: SeedDocument[] = [
  item(0, 'halden-foundry', {
    title: 'Halden Foundry',
    category: 'Visual identity',
    description:
      'A mark cut from the path that metal takes through the works. It scales from a stamp to a gate.',
    image: picture(
      'halden-foundry.png',
      'Thick cream channels bend in parallel across a red field, beside a black panel with the foundry’s mark and a business card.',
    ),
  }),
  item(1, 'marl-and-co', {
    title: 'Marl & Co',
    category: 'Modular kit',
    description:
      'Four shapes and three colours dress forty packages. The grocer’s own staff compose the new ones.',
    image: picture(
      'marl-and-co.png',
      'Three cartons in yellow, cream and green stand on a shelf, each dressed in a pattern of circles, quarters and squares.',
    ),
  }),
  item(2, 'ostrava-type', {
    title: 'Ostrava Type',
    category: 'Type specimen',
    description: 'A specimen that shows one letter very large and every decision behind it very small.',
    image: picture(
      'ostrava-type.png',
      'An outsized lower-case letter a in black on pale paper, crossed by thin red construction lines with small notes.',
    ),
  }),
  item(3, 'tidewatch-institute', {
    title: 'Tidewatch Institute',
    category: 'Data poster',
    description: 'One year of tides at a single pier: a line a day, read from the floor up.',
    image: picture(
      'tidewatch-institute.png',
      'A dark poster of layered wave lines that rise and fall like a mountain range, one of them picked out in yellow.',
    ),
  }),
  item(4, 'kvarn-museum', {
    title: 'Kvarn Museum',
    category: 'Signage',
    description:
      'Wayfinding for a mill with no right angles. The floor is the number, the arrow is the door.',
    image: picture(
      'kvarn-museum.png',
      'A stairwell with a large green number 2 on the wall, beside a green sign with arrows and the names of four rooms.',
    ),
  }),
  item(5, 'slow-quarterly', {
    title: 'Slow Quarterly',
    category: 'Publication',
    description:
      'A magazine with one grid and four margins; the margin tells you which kind of text you are in.',
    image: picture(
      'slow-quarterly.png',
      'An open magazine and a closed copy on a grey table: a red and black circle faces the article “Waiting as a method”.',
    ),
  }),
]
