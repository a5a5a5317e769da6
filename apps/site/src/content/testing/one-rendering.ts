/** React's `cache` during one rendering: each function is called once. */
export function cache<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
