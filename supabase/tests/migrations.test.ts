import { schemaVersion } from '@wiring/contract/schema-version'
import { migrationFiles } from '@wiring/deploy/migrations'
import { schemaFiles } from '@wiring/local/schemas'
import { describe, expect, test } from 'vitest'

const refused: Record<string, RegExp> = {
  'reads the definition of what it is to change': /\bpg_get_\w+def\b|\bprosrc\b/i,
  'makes a function inside a string': /(?<!^)create\s+(or\s+replace\s+)?(function|procedure)\b/im,
  'makes a function inside a block':
    /\bdo\s+(\$\w*\$)(?:(?!\1)[\s\S])*\bcreate\s+(or\s+replace\s+)?(function|procedure)\b/i,
  'executes a replaced text': /\bexecute\s+([\w.]*format\s*\(\s*)?[\w.]*(replace|overlay)\s*\(/i,
}

const withoutComments = (sql: string) => sql.replace(/--.*$/gm, '')

const objections = (sql: string) =>
  Object.entries(refused)
    .filter(([, pattern]) => pattern.test(withoutComments(sql)))
    .map(([objection]) => objection)

describe('no function is made, replaced or patched by SQL', () => {
  const schemas = schemaFiles()
  const later = migrationFiles()
    .slice(1)
    .map(({ version, name, sql }) => ({ name: `${version}_${name}.sql`, sql }))

  test.each([...schemas, ...later])('in $name', ({ sql }) => {
    expect(objections(sql)).toEqual([])
  })

  test.each([
    "do $$ begin execute replace(pg_get_functiondef('f()'::regprocedure), 'a', 'b'); end $$;",
    "select prosrc from pg_proc where proname = 'f'",
    "do $$ begin execute format('create or replace function %I() …', made); end $$;",
    'do $$\nbegin\n  execute $f$\ncreate function f() returns int language sql as …$f$;\nend\n$$;',
    "execute pg_catalog.regexp_replace(before, 'a', 'b');",
  ])('%s is refused', (sql) => {
    expect(objections(sql)).not.toEqual([])
  })

  test.each([
    "create function f(a text) returns text language sql as $$ select replace(a, 'a', 'b') $$;",
    "execute pg_catalog.format('alter function %s owner to wiring_owner', made.name);",
    '-- pg_get_functiondef',
  ])('%s is allowed', (sql) => {
    expect(objections(sql)).toEqual([])
  })

  test('a schema says no function twice', () => {
    const all = schemas.map(({ sql }) => withoutComments(sql)).join('\n')
    expect(all).not.toMatch(/\bor\s+replace\b|\bdrop\s+(function|table|policy|trigger|type)\b/i)
  })
})

test('the baseline is the first migration: it makes what every other one changes', () => {
  expect(migrationFiles()[0]?.name).toBe('baseline')
})

test('each migration counts the schema one up, and the code knows the number', () => {
  const counted = schemaFiles()
    .map(({ sql }) => /function private\.schema_version\(\)[\s\S]*?select (\d+)/.exec(sql)?.[1])
    .filter((number) => number !== undefined)
  expect(counted.map(Number)).toEqual([schemaVersion])
  expect(schemaVersion).toBe(migrationFiles().length)
})
