import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import type { Transaction } from './database-target.ts'
import { linesOf } from './lines.ts'
import { quoted, type Table } from './tables.ts'

/** In memory at once; a row has up to 2 MB of profile. */
const batch = 50

/** By a cursor, so that a large table is never in memory whole. */
export async function* readRows<Row>(transaction: Transaction, query: string): AsyncGenerator<Row> {
  await transaction.rows(`declare backup_rows no scroll cursor for ${query}`)
  for (;;) {
    const rows = await transaction.rows<Row>(`fetch ${batch} from backup_rows`)
    yield* rows
    if (rows.length < batch) break
  }
  await transaction.rows('close backup_rows')
}

/** As lines of JSON. Returns the count. */
export async function dumpTable(transaction: Transaction, { name, columns }: Table, file: string) {
  const list = columns.map(quoted).join(', ')
  const query = `select row_to_json(t)::text as line from (select ${list} from private.${quoted(name)}) as t`
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

/** Inserts what `dumpTable` wrote, each line changed by `change`. */
export async function loadTable(
  transaction: Transaction,
  { name, columns }: Table,
  file: string,
  change: (line: string) => string,
): Promise<void> {
  const [table, list] = [`private.${quoted(name)}`, columns.map(quoted).join(', ')]
  const insert = `insert into ${table} (${list}) overriding system value
    select ${list} from json_populate_recordset(null::${table}, $1::text::json)`
  let lines: string[] = []
  const flush = async () => {
    if (lines.length > 0) await transaction.rows(insert, [`[${lines.join(',')}]`])
    lines = []
  }
  for await (const line of linesOf(createReadStream(file))) {
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
         coalesce(max(${quoted(column)}), 0) + 1, false)::text
       from ${table}`,
    )
}
