import { join } from 'node:path'
import { dataFolder } from '../settings.ts'
import { runningDatabase } from './database-socket.ts'

/** As the pad would make it. */
const drawnByMara =
  'M6 142Q23 110 35 77Q47 45 57 25Q67 6 70 15Q73 23 74 50Q75 77 78 98Q82 118 89 99Q97 80 109 54Q121 28 129 17Q138 6 139 25Q140 45 141 72Q142 99 149 114Q155 129 166 124Q177 118 188 105Q198 92 207 85Q216 77 207 78Q198 80 192 90Q185 101 189 112Q192 123 201 119Q209 116 217 101Q224 86 223 99Q222 112 229 118Q235 125 245 116Q255 108 261 96Q268 84 271 80Q274 75 277 81Q281 86 288 84Q296 82 292 94Q289 105 292 115Q296 125 305 121Q315 116 325 104Q335 92 344 85Q354 77 345 78Q337 80 330 90Q324 101 327 112Q330 123 339 119Q348 116 355 101Q363 86 362 99Q361 112 368 119Q376 127 392 123Q408 118 435 110Q462 101 500 97Q538 92 566 95L594 97M105 157Q214 149 273 148Q332 147 381 150L430 153'

export const seededOperators = [
  { email: 'mara@tracework.example', name: 'Mara', role: 'lead', signature_path: drawnByMara },
  { email: 'tom@tracework.example', name: 'Tom', role: 'operator' },
]

export async function seedOperators(): Promise<void> {
  await runningDatabase(join(dataFolder, 'supabase')).transaction(({ rows }) =>
    rows(
      `insert into private.operators (email, name, role, signature_path)
       select s.email, s.name, s.role, s.signature_path
       from jsonb_to_recordset($1::jsonb) as s (email text, name text, role text, signature_path text)
       where not exists (select from private.operators)`,
      [JSON.stringify(seededOperators)],
    ),
  )
}

export const signInHint = (inbox: string): string =>
  `At the desk, sign in as ${seededOperators[0]?.email}; the code is in the inbox: ${inbox}`
