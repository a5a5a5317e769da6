// The stack holds stdin open, so even after its kill -9 no deno process stays.
async function watch(): Promise<void> {
  for await (const _ of Deno.stdin.readable);
  Deno.exit(0)
}

// Deno awaits preloaded modules before it runs the function, so this endless read starts with `serve`.
Deno.serve = new Proxy(Deno.serve, {
  apply(serve, self, given) {
    void watch()
    return Reflect.apply(serve, self, given)
  },
})
