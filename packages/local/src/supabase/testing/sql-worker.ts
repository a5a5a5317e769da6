import { type MessagePort, workerData } from 'node:worker_threads'
import { Client } from 'pg'
import type { Ask, Told } from './run-sql.ts'

const { far, told } = workerData as { far: MessagePort; told: Int32Array }

const asText = { getTypeParser: () => (text: string | Buffer) => String(text) }

async function run({ url, sql }: Ask): Promise<string> {
  const client = new Client({
    connectionString: url,
    types: asText,
    options: '-c client_min_messages=warning',
  })
  await client.connect()
  try {
    const answered = await client.query({ text: `begin;\n${sql}\n;commit`, rowMode: 'array' })
    const results: { rows: (string | null)[][] }[] = Array.isArray(answered) ? answered : [answered]
    return results
      .flatMap(({ rows }) => rows)
      .map((row) => row.map((cell) => cell ?? '').join('|'))
      .join('\n')
  } finally {
    await client.end()
  }
}

far.on('message', async (ask: Ask) => {
  const answer = await run(ask).then(
    (text): Told => ({ text }),
    (error: Error): Told => ({ error: error.message }),
  )
  far.postMessage(answer)
  Atomics.store(told, 0, 1)
  Atomics.notify(told, 0)
})
