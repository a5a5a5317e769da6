import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '../env.ts'

const folder = join(process.cwd(), env.NEXT_DIST_DIR, 'lake-answers')

/** Another lake has other content. */
function fileOf(query: string): string {
  const { NEXT_PUBLIC_SANITY_PROJECT_ID: project, NEXT_PUBLIC_SANITY_DATASET: dataset } = env
  const name = createHash('sha256').update([project, dataset, query].join('\n')).digest('hex')
  return join(folder, `${name}.json`)
}

/** For a process that starts while the lake is away. */
export async function keepAnswer(query: string, answer: unknown): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(fileOf(query), JSON.stringify(answer))
}

export async function keptAnswer<Answer>(query: string): Promise<Answer | null> {
  const text = await readFile(fileOf(query), 'utf8').catch(() => null)
  return text === null ? null : JSON.parse(text)
}
