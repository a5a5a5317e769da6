import type { DatabaseSync } from 'node:sqlite'
import { isObject } from '../documents/lake-document.ts'
import { requirePrivileged } from '../http/caller.ts'
import { readAnyJson } from '../http/lake-request.ts'
import type { Route } from '../http/routes.ts'

export function preferenceRoutes(database: DatabaseSync): Route[] {
  return [
    {
      method: 'GET',
      path: 'users/me/keyvalue/:keys',
      handle: ({ caller }, keys = '') => {
        requirePrivileged(caller)
        const read = database.prepare('SELECT value FROM preferences WHERE user = ? AND key = ?')
        return keys.split(',').flatMap((key) => {
          const row = read.get(caller.author, key)
          return row ? [{ key, value: JSON.parse(String(row.value)) }] : []
        })
      },
    },
    {
      method: 'PUT',
      path: 'users/me/keyvalue',
      handle: async (request) => {
        requirePrivileged(request.caller)
        const body = await readAnyJson(request)
        const pairs = (Array.isArray(body) ? body : []).filter(
          (pair) => isObject(pair) && typeof pair.key === 'string',
        )
        const write = database.prepare(
          'INSERT OR REPLACE INTO preferences (user, key, value) VALUES (?, ?, ?)',
        )
        for (const { key, value } of pairs)
          write.run(request.caller.author, key, JSON.stringify(value ?? null))
        return pairs
      },
    },
  ]
}
