const factor = 8

/** Other work on the machine only adds time, so the shortest of a few rounds is nearest to the truth. */
const rounds = 7

/** After two rounds; what is quadratic needs no more. */
const patienceMs = 5_000

function duration(run: () => unknown, times: number): number {
  const began = performance.now()
  for (let time = 0; time < times; time += 1) run()
  return performance.now() - began
}

/**
 * The power of a text's length with which the time of `work` grows: 1 is linear, 2 is quadratic. `length`
 * is that of the shorter text; the other one has eight times as much of `unit`. Compares the work with
 * itself, in turns and for equally long, so a slow or busy machine changes nothing.
 */
export function timeGrowth(
  work: (text: string) => unknown,
  unit: string,
  length: number,
  patience = patienceMs,
): number {
  const short = unit.repeat(Math.ceil(length / unit.length))
  const long = short.repeat(factor)
  duration(() => work(short), factor)
  let [ofShort, ofLong] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  const growth = () => 1 + Math.log(ofLong / ofShort) / Math.log(factor)
  const began = performance.now()
  // A busy machine gets more rounds; what is quadratic stays so in each.
  for (let round = 0; round < rounds || growth() >= mostGrowth; round += 1) {
    if (round > 1 && performance.now() - began > patience) break
    ofShort = Math.min(
      ofShort,
      duration(() => work(short), factor),
    )
    ofLong = Math.min(
      ofLong,
      duration(() => work(long), 1),
    )
  }
  return growth()
}

/** Half way to quadratic: memory and its collection cost a little more than their share in long texts. */
export const mostGrowth = 1.5
