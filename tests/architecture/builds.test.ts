import { execFileSync } from 'node:child_process'
import { repositoryRoot } from '@wiring/local/settings'
import { expect, test } from 'vitest'
import { read } from './source-files.ts'

interface DryRun {
  tasks: { taskId: string; dependencies: string[] }[]
}

test.each(['apps/site', 'apps/onboarding', 'apps/desk', 'studio'])(
  '%s is built again when a package it uses changes',
  (folder) => {
    const app = JSON.parse(read(`${folder}/package.json`)) as {
      name: string
      dependencies: Record<string, string>
    }
    const used = Object.keys(app.dependencies).filter((name) => name.startsWith('@wiring/'))
    const said = execFileSync('turbo', ['run', 'build', '--dry=json', `--filter=${app.name}`], {
      cwd: repositoryRoot,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const build = (JSON.parse(said) as DryRun).tasks.find(({ taskId }) => taskId === `${app.name}#build`)
    expect(used.length).toBeGreaterThan(0)
    expect(build?.dependencies).toEqual(expect.arrayContaining(used.map((name) => `${name}#sources`)))
  },
)
