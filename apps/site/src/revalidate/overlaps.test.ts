import { describe, expect, it } from 'vitest'
import { Overlaps } from './overlaps.ts'

describe('Overlaps', () => {
  it('leaves publishes alone that do not meet', () => {
    const overlaps = new Overlaps()
    overlaps.begin('offering', false)
    expect(overlaps.end()).toEqual([])
    overlaps.begin('labService', false)
    expect(overlaps.end()).toEqual([])
  })

  it('names a publish that met another, once all is made', () => {
    const overlaps = new Overlaps()
    overlaps.begin('offering', false)
    overlaps.begin('labService', false)
    overlaps.begin('labService', false)
    expect(overlaps.end()).toEqual([])
    expect(overlaps.end()).toEqual([])
    expect(overlaps.end()).toEqual(['labService'])
  })

  it('comes to an end: repeats that meet make no further repeats', () => {
    const overlaps = new Overlaps()
    for (const type of ['offering', 'labService', 'siteSettings']) overlaps.begin(type, false)
    const due = [overlaps.end(), overlaps.end(), overlaps.end()].flat()
    expect(due).toEqual(['labService', 'siteSettings'])
    for (const type of due) overlaps.begin(type, true)
    expect(due.flatMap(() => overlaps.end())).toEqual([])
  })
})
