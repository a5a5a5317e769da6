import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { Transaction } from '../targets/database-target.ts'
import { quoteIdentifier, type Table } from './tables.ts'

/** Rows in memory; a row has up to 2 MB of profile. */
const batch = 50

export async function* readRows<Row>(transaction: Transaction, query: string): AsyncGenerator<Row> {
  await transaction.rows(`declare backup_rows no scroll cursor for ${query}`)
  for (;;) {
    const rows = await transaction.rows<Row>(`fetch ${batch} from backup_rows`)
    yield* rows
    if (rows.length < batch) break
  }
  await transaction.rows('close backup_rows')
}

export async function dumpTable(transaction: Transaction, { name, columns }: Table, file: string) {
  const list = columns.map(quoteIdentifier).join(', ')
  const query = `select row_to_json(t)::text as line from (select ${list} from private.${quoteIdentifier(name)}) as t`
  const out: FileHandle = await open(file, 'wx', 0o600)
  let rows = 0
  try {
    for await (const { line } of readRows<{ line: string }>(transaction, query)) {
      await out.write(`${line}\n`)
      rows += 1
    }
  } finally {
    await out.close()
  }
  return rows
}

export async function loadTable(
  transaction: Transaction,
  { name, columns }: Table,
  file: string,
  change: (line: string) => string,
): Promise<void> {
  const [table, list] = [`private.${quoteIdentifier(name)}`, columns.map(quoteIdentifier).join(', ')]
  const insert = `insert into ${table} (${list}) overriding system value
    select ${list} from json_populate_recordset(null::${table}, $1::text::json)`
  let lines: string[] = []
  const flush = async () => {
    if (lines.length > 0) await transaction.rows(insert, [`[${lines.join(',')}]`])
    lines = []
  }
  for await (const line of readLines(createReadStream(file))) {
    lines.push(change(line))
    if (lines.length === batch) await flush()
  }
  await flush()
  // Identity columns continue after the highest restored number.
  const identities = await transaction.rows<{ column: string }>(
    `select attname as "column" from pg_attribute
     where attrelid = '${table}'::regclass and attidentity <> ''`,
  )
  for (const { column } of identities)
    await transaction.rows(
      `select setval(pg_get_serial_sequence('${table}', '${column}'), 
         coalesce(max(${quoteIdentifier(column)}), 0) + 1, false)::text
       from ${table}`,
    )
}

/** Node's readline also splits at U+2028 and U+2029, which are valid inside JSON. */
async function* readLines(stream: Readable): AsyncGenerator<string> {
  stream.setEncoding('utf8')
  let parts: string[] = []
  for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<string>) {
    const [first = '', ...others] = chunk.split('\n')
    parts.push(first)
    for (const other of others) {
      yield parts.join('')
      parts = [other]
    }
  }
  const rest = parts.join('')
  if (rest !== '') yield rest
}
