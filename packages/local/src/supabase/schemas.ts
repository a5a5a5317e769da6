import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../settings.ts'

const folder = join(repositoryRoot, 'supabase/schemas')

export interface SchemaFile {
  name: string
  sql: string
}

/** In load order. */
export const schemaFiles = (): SchemaFile[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, sql: readFileSync(join(folder, name), 'utf8') }))

const part = ({ name, sql }: SchemaFile) => `\n-- ${name}\n\n${sql.trimEnd()}\n`

export const baselineOf = (files: SchemaFile[]): string =>
  `-- Made of supabase/schemas by \`npm run db:baseline\`. Do not edit.\n${files.map(part).join('')}`
