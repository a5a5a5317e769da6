// Preloaded into every function that runs locally: the stack holds our stdin open, so its end is the stack's end.
// Even after kill -9 of the stack, no deno process stays behind.
async function watch(): Promise<void> {
  for await (const _ of Deno.stdin.readable);
  Deno.exit(0)
}

// Deno finishes the pending work of preloaded modules before it runs the function, and this read never ends: begun
// earlier than `serve`, it would keep the function from starting.
Deno.serve = new Proxy(Deno.serve, {
  apply(serve, self, given) {
    void watch()
    return Reflect.apply(serve, self, given)
  },
})
