import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod'
import { parseJson } from '../parse-json.ts'
import { repositoryRoot } from '../settings.ts'
import { functionsFolder } from '../supabase/functions/catalogue.ts'
import { runTool } from '../tool.ts'
import type { UploadedFunction } from './upload-functions.ts'

const modules = (path: string) => join(repositoryRoot, 'node_modules', path)

/** The hosted runtime embeds 2.1.4. */
const runtimes = { '2.1.4': modules('deno-hosted/deno'), 'of this repository': modules('.bin/deno') }

export const denoVersions = Object.entries(runtimes)
  .filter(([, binary]) => existsSync(binary))
  .map(([version]) => version)

/** What a new project gives, and what supabase/README.md tells to set. */
const hostedVariables = {
  SUPABASE_URL: 'https://project.supabase.co',
  SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_check"}',
  SUPABASE_SECRET_KEYS: '{"default":"sb_secret_of_the_check_only"}',
  SITE_URL: 'https://tracework.example',
  DESK_URL: 'https://desk.tracework.example',
  CLIENT_IP_SECRET: 'c'.repeat(32),
  MAP_WORKER_SECRET: 'm'.repeat(32),
  HEALTH_TOKEN: 'h'.repeat(32),
  TRUSTED_IP_HEADER: 'cf-connecting-ip',
  MAIL_TRANSPORT: 'smtp',
  SMTP_URL: 'smtps://user:password@mail.example:465',
  MAIL_FROM: 'Tracework <hello@tracework.example>',
}

const importer = z.object({ error: z.string().optional(), span: z.unknown() })

const graph = z.object({
  modules: z.array(
    z.object({
      specifier: z.string(),
      error: z.string().optional(),
      dependencies: z
        .array(z.object({ specifier: z.string(), code: importer.optional(), type: importer.optional() }))
        .default([]),
    }),
  ),
  npmPackages: z.record(z.string(), z.object({ name: z.string(), version: z.string() })),
})

export interface Sandbox {
  /** Address of an npm registry. */
  registry: string
  /** Where Deno keeps what it loaded. */
  cache: string
}

function deno(binary: string, command: string[], { registry, cache }: Sandbox, variables = {}) {
  return runTool(binary, command, {
    folder: cache,
    environment: {
      DENO_DIR: cache,
      DENO_NO_PACKAGE_JSON: '1',
      DENO_NO_UPDATE_CHECK: '1',
      NO_COLOR: '1',
      NPM_CONFIG_REGISTRY: registry,
      ...variables,
    },
  })
}

const alone = ({ importMap }: UploadedFunction) => [
  '--node-modules-dir=none',
  '--no-lock',
  `--config=${importMap}`,
]

export async function readGraph(uploaded: UploadedFunction, sandbox: Sandbox) {
  const command = ['info', '--json', ...alone(uploaded), uploaded.entry]
  const { code, output } = await deno(runtimes['of this repository'], command, sandbox)
  const read = graph.safeParse(parseJson(output.slice(output.indexOf('{\n'))))
  if (code !== 0 || !read.success) throw new Error(`${uploaded.name}: ${output.trim()}`)
  const root = pathToFileURL(uploaded.folder).href
  const problems = read.data.modules.flatMap(({ specifier, error, dependencies }) => [
    ...(error === undefined ? [] : [error]),
    ...dependencies.flatMap(({ specifier: wanted, code: run, type }) => {
      const reason = run?.error ?? type?.error
      return reason === undefined
        ? []
        : [`import of "${wanted}" in ${relative(root, specifier)}: ${reason.split('\n')[0]}`]
    }),
  ])
  const problem = problems.map((each) => `${uploaded.name}: ${each}`)
  return { problem, packages: Object.values(read.data.npmPackages), modules: read.data.modules }
}

/** Empty when it serves. */
export async function bootProblem(
  version: string,
  uploaded: UploadedFunction,
  sandbox: Sandbox,
): Promise<string[]> {
  const binary = Object.entries(runtimes).find(([name]) => name === version)?.[1] ?? ''
  const boot = join(functionsFolder, '_local/report-boot.ts')
  const command = [
    'run',
    '--no-prompt',
    '--allow-all',
    ...alone(uploaded),
    boot,
    pathToFileURL(uploaded.entry).href,
  ]
  const { output } = await deno(binary, command, sandbox, hostedVariables)
  if (output.trimEnd().endsWith('serves')) return []
  const said = output
    .split('\n')
    .filter((line) => line !== '' && !/^(\s+at |Download|Stack|\s+\d+:)/.test(line))
  return [`${uploaded.name} (Deno ${version}): ${said.slice(0, 6).join('\n')}`]
}
