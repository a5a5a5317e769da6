// Preloaded into every function that runs locally: the stack holds our stdin open, so its end is the stack's end.
// Even after kill -9 of the stack, no deno process stays behind.
async function watch(): Promise<void> {
  for await (const _ of Deno.stdin.readable);
  Deno.exit(0)
}

// Deno waits for a preloaded module's pending work before it runs the function; it does not wait for this timer.
Deno.unrefTimer(setTimeout(watch, 100))
