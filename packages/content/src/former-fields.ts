/**
 * Names that a dataset may still have: type and path, with today's name, or `null` for a field that is gone.
 * The migrations `former-fields` and `unused-fields` of the Studio read it.
 */
export const formerFields: Record<string, string | null> = {
  'trust.heldLabel': 'storedLabel',
}

interface FormerField {
  /** Of the object that has it. */
  path: (string | { _key: string })[]
  name: string
  newName: string | null
  /** The new name has a value, too. */
  isCopied: boolean
  value: unknown
}

export function formerFieldsOf(document: object, former = formerFields): FormerField[] {
  const types = new Set(Object.keys(former).map((field) => field.split('.')[0]))
  return fieldsIn(document, '', [])

  function fieldsIn(object: object, place: string, path: FormerField['path']): FormerField[] {
    const own = '_type' in object && types.has(String(object._type)) ? String(object._type) : place
    return Object.entries(object).flatMap(([name, value]) => {
      const field = `${own}.${name}`
      const newName = former[field]
      if (newName !== undefined)
        return [{ path, name, newName, isCopied: newName !== null && newName in object, value }]
      if (Array.isArray(value))
        return value
          .filter(isKeyed)
          .flatMap((item) => fieldsIn(item, field, [...path, name, { _key: item._key }]))
      return isObject(value) ? fieldsIn(value, field, [...path, name]) : []
    })
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isKeyed = (value: unknown): value is { _key: string } => isObject(value) && '_key' in value

interface Type {
  name?: string
  fields?: readonly unknown[]
  of?: readonly unknown[]
}

/** Type and path of each field of the schema, as `trust.statements.title`. */
export function fieldNames(types: readonly Type[]): string[] {
  return types.flatMap((type) => fieldsBelow(type, type.name ?? ''))
}

function fieldsBelow({ fields = [], of = [] }: Type, place: string): string[] {
  return [
    ...(fields as Type[]).flatMap((field) => {
      const name = `${place}.${field.name}`
      return [name, ...fieldsBelow(field, name)]
    }),
    ...(of as Type[]).flatMap((member) => fieldsBelow(member, place)),
  ]
}
