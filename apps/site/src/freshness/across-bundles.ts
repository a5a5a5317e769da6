/** Next bundles server start and routes separately: only `globalThis` is shared. */
export function acrossBundles<Value>(name: string) {
  const key = Symbol.for(`wiring.${name}`)
  return {
    get: () => Reflect.get(globalThis, key) as Value | undefined,
    set: (value: Value) => void Reflect.set(globalThis, key, value),
  }
}
