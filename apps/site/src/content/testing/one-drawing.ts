/** React's `cache` as it is while one page is being drawn: each function is called once. */
export function cache<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
