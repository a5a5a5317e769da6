// Ends with the stack, also after its kill -9: the stack holds stdin open.
async function watch(): Promise<void> {
  for await (const _ of Deno.stdin.readable);
  Deno.exit(0)
}

// Deno awaits preloaded modules, so the endless read starts with `serve`.
Deno.serve = new Proxy(Deno.serve, {
  apply(serve, self, given) {
    void watch()
    return Reflect.apply(serve, self, given)
  },
})
