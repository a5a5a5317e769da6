import { forPole } from '../entry.ts'

export const materialEntries = forPole('START', 'right', [
  {
    id: 'material.scraps',
    concept: 'what-is-there',
    does: [
      '@make/start/starts/begin/begins/work/works/make/makes/made/try/tried/build ... with/from/out/of .. @scrap',
      'reuse/reuses/reused/recycle/recycles .. @scrap/@work',
      'take/takes/took .. out .. what was there/in',
      'fix/fixes/fixing/repair/repairs/repairing ... with what ..',
    ],
    phrases: [
      '^ with a box/bag/pile/heap of .. @scrap/radios/zips/things/fabrics/parts/pieces',
      'there was a bag/box/pile/heap of ...',
      'good with leftovers/scraps',
      'with leftovers/scraps/offcuts from ..',
    ],
    yes: ['I built it from scraps.', 'With a box of old parts.', 'Starts from leftover material.'],
    no: ['My uncle builds it from scraps.', 'There was a bag on the bus.'],
  },
  {
    id: 'material.what-lies-there',
    concept: 'what-is-there',
    does: [
      'take/takes/took .. cues/start/lead from .. what/whatever/site/material',
      'start/starts/begin/begins .. with/from what .. there/left/stock/have/house',
      'work/works/worked .. with what .. there/left/stock/have/house/inside',
      'see/sees/saw what .. material/wood/clay/site .. wants/wanted/offers/does',
      'start/starts/begin/begins/began/started/work/works/pick/picks .. with/from/up .. whatever/what .. is/was/lies/lay/exists/there/hand',
      'start/starts/begin/begins/work/works/working .. from/with/around .. existing/given/found/old @work/material/things/pieces/parts/footage/code',
      'push/pushes/pushed/pushing .. @it/things/pieces/parts/@scrap around',
      'let/lets .. material/wood/clay/stone/paper/fabric .. suggest/decide/lead/tell',
      'take/takes/took .. apart , .. and? put/until/see',
      'start/starts/begin/begins from/with what the ..',
      'start/starts/begin/begins from/with the .. part/site/broken ..',
      'borrow/borrows/borrowed from existing ..',
      'make/makes do with what ..',
      'turn/turns leftovers/scraps into ..',
      'make/makes .. out of existing ..',
      'had/have an old .. loop/drum/sample/beam/pew/coat ..',
      'bend/bends/bending/bent/stretch .. old .. loop/sample/tape/@scrap',
      'find/finds/found .. in a skip/drawer/box/attic and',
    ],
    phrases: ['whatever is/was/lies on the table', 'with what is/was at hand', 'what is at hand', 'what the? .. had to offer', 'what lies/lay/was around'],
    yes: ['Begins with whatever is lying around.', 'Lets the material suggest the next step.'],
    no: ['The task at hand.', 'They push things around.'],
  },
])
