import { describe, expect, it } from 'vitest'
import { read, sourceFiles } from './source-files.ts'

const files = sourceFiles()

describe('house rules', () => {
  it('no file is longer than 250 lines', () => {
    expect(files.filter((file) => read(file).split('\n').length > 251)).toEqual([])
  })

  it('nine files in ten are under 120 lines', () => {
    const long = files.filter((file) => read(file).split('\n').length > 121)
    expect(long.length / files.length).toBeLessThan(0.1)
  })

  it('process.env is read in env.ts, configurations, the local stack and tests only', () => {
    const scripts = /sanity\.cli\.ts$|^studio\/typegen\.ts$|\/draw-pictures\.ts$/
    const free = /(^|\/)env\.ts$|\.config\.(ts|mts|mjs)$|^packages\/local\/|^tests\//
    const readers = files.filter(
      (file) => !free.test(file) && !scripts.test(file) && /process\.env|Deno\.env/.test(read(file)),
    )
    expect(readers).toEqual([])
  })

  it('every folder is named for a concept', () => {
    const vague = /(^|\/)(utils?|lib|helpers?|types|common|misc)(\/|\.tsx?$)/
    expect(files.filter((file) => vague.test(file))).toEqual([])
  })

  it('nothing is silenced', () => {
    const silenced = /@ts-(ignore|nocheck|expect-error)|eslint-disable|\bas any[),;]/
    const self = 'tests/architecture/house-rules.test.ts'
    expect(files.filter((file) => file !== self && silenced.test(read(file)))).toEqual([])
  })
})
