/** Of `public`, as the catalogue has it. `modes`: `i` for a parameter, `t` for a column of its answer. */
export interface CatalogueFunction {
  name: string
  names: string[]
  modes: string[]
  types: string[]
  defaults: number
  answer: string
  is_set: boolean
}

export const functionsOfPublic = `
  select p.proname as name, coalesce(p.proargnames, '{}') as names, p.pronargdefaults as defaults,
    coalesce(p.proargmodes::text[], array_fill('i'::text, array[p.pronargs::integer])) as modes,
    coalesce(p.proallargtypes, p.proargtypes::oid[])::regtype[]::text[] as types,
    p.prorettype::regtype::text as answer, p.proretset as is_set
  from pg_proc p where p.pronamespace = 'public'::regnamespace order by p.proname collate "C"`

const scalars: Record<string, string> = {
  bigint: 'number',
  boolean: 'boolean',
  'double precision': 'number',
  integer: 'number',
  json: 'Json',
  jsonb: 'Json',
  numeric: 'number',
  text: 'string',
  'timestamp with time zone': 'string',
  uuid: 'string',
  void: 'undefined',
}

function typeOf(type: string): string {
  if (type.endsWith('[]')) return `${typeOf(type.slice(0, -2))}[]`
  const known = scalars[type]
  if (known === undefined)
    throw new Error(`The generated types know no ${type} yet: add it to function-types.ts.`)
  return known
}

interface Field {
  name: string
  type: string
  isOptional: boolean
}

const fields = (list: Field[]) =>
  list
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, type, isOptional }) => `${name}${isOptional ? '?' : ''}: ${type}`)

function declare({ name, names, modes, types, defaults, answer, is_set }: CatalogueFunction): string {
  const all = names.map((each, index) => ({
    name: each,
    type: typeOf(types[index] ?? ''),
    isOptional: false,
    mode: modes[index],
  }))
  const given = all.filter(({ mode }) => mode === 'i')
  const parameters = given.map((each, index) => ({ ...each, isOptional: index >= given.length - defaults }))
  const columns = fields(all.filter(({ mode }) => mode === 't'))
  const row = columns.length > 0 ? `{\n${columns.join('\n')}\n}` : typeOf(answer)
  const args = parameters.length > 0 ? `{ ${fields(parameters).join('; ')} }` : 'Record<PropertyKey, never>'
  return `${name}: { Args: ${args}; Returns: ${row}${is_set ? '[]' : ''} }`
}

const none = '{ [_ in never]: never }'

/** The shape that supabase-js wants, unformatted. `public` has functions only: tables are in `private`. */
export const databaseTypes = (functions: CatalogueFunction[]): string => `
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: ${none}
    Views: ${none}
    Functions: {
      ${functions.map(declare).join('\n')}
    }
    Enums: ${none}
    CompositeTypes: ${none}
  }
}
`
