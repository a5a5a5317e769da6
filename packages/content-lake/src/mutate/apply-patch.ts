import { applyPatches, parsePatch } from '@sanity/diff-match-patch'
import type { PathNode } from '@sanity/json-match'
import { isObject, type JsonObject } from '../documents/lake-document.ts'
import { badRequest } from '../lake-error.ts'
import { insertItems } from './insert-items.ts'
import { parsePatchPath, targetsOf, valueAt } from './patch-targets.ts'
import { setValue, unsetValues } from './set-value.ts'

const selection = new Set(['id', 'query', 'params', 'ifRevisionID'])

/** Applied in this order, as by the Studio, whatever the order in the patch. */
const operations: Record<string, (document: JsonObject, body: unknown) => void> = {
  setIfMissing: eachPath('setIfMissing', (document, path, value) => {
    for (const target of targetsOf(document, path))
      if (valueAt(document, target) === undefined) setValue(document, target, value)
  }),
  set: eachPath('set', (document, path, value) => {
    for (const target of targetsOf(document, path)) setValue(document, target, value)
  }),
  unset: (document, body) => {
    if (!Array.isArray(body) || !body.every((path) => typeof path === 'string'))
      throw badRequest('"unset" has to be a list of paths')
    for (const path of body) unsetValues(document, targetsOf(document, parsePatchPath(path)))
  },
  diffMatchPatch: eachPath('diffMatchPatch', (document, path, source, name) => {
    if (typeof source !== 'string') throw badRequest(`diffMatchPatch of "${name}" has to be a text`)
    for (const target of targetsOf(document, path)) {
      const before = valueAt(document, target)
      if (typeof before !== 'string') throw badRequest(`diffMatchPatch of "${name}" needs a text there`)
      setValue(document, target, patchedText(before, source, name))
    }
  }),
  inc: eachPath('inc', (document, path, by, name) => add(document, path, by, name, 1)),
  dec: eachPath('dec', (document, path, by, name) => add(document, path, by, name, -1)),
  insert: (document, body) => {
    if (!isObject(body)) throw badRequest('"insert" has to be an object')
    insertItems(document, body)
  },
}

/** Returns a copy. Throws 400. */
export function applyPatch(document: JsonObject, patch: JsonObject): JsonObject {
  const given = Object.keys(patch).filter((name) => !selection.has(name))
  const unknown = given.find((name) => !Object.hasOwn(operations, name))
  if (unknown !== undefined)
    throw badRequest(
      `Unknown patch operation "${unknown}". There are: ${Object.keys(operations).join(', ')}.`,
    )
  const copy = structuredClone(document)
  for (const [name, apply] of Object.entries(operations)) if (given.includes(name)) apply(copy, patch[name])
  return copy
}

function eachPath(
  operation: string,
  apply: (document: JsonObject, path: PathNode, value: unknown, name: string) => void,
) {
  return (document: JsonObject, body: unknown) => {
    if (!isObject(body)) throw badRequest(`"${operation}" has to be an object of paths and values`)
    for (const [name, value] of Object.entries(body)) apply(document, parsePatchPath(name), value, name)
  }
}

function add(document: JsonObject, path: PathNode, by: unknown, name: string, sign: 1 | -1): void {
  if (typeof by !== 'number') throw badRequest(`"${name}" can be changed by a number only`)
  for (const target of targetsOf(document, path)) {
    const before = valueAt(document, target)
    if (before === undefined) continue
    if (typeof before !== 'number') throw badRequest(`"${name}" is not a number`)
    setValue(document, target, before + sign * by)
  }
}

function patchedText(before: string, source: string, name: string): string {
  try {
    return applyPatches(parsePatch(source), before, { allowExceedingIndices: true })[0]
  } catch (error) {
    throw badRequest(
      `diffMatchPatch of "${name}" cannot be read: ${error instanceof Error ? error.message : error}`,
    )
  }
}
