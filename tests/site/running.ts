/** What moves by itself; runs in the page. */
export function running(): string[] {
  return document
    .getAnimations()
    .filter((run) => run.playState === 'running' && Number(run.effect?.getComputedTiming().endTime) > 1000)
    .map((run) =>
      run.effect instanceof KeyframeEffect ? (run.effect.target?.outerHTML ?? '').slice(0, 80) : '',
    )
}
