/** Rendered before any message, or screen readers would miss the first. */
export function Toasts() {
  return (
    <section className="ui-toasts" aria-label="Messages">
      <ol className="ui-toast-list" aria-live="polite" aria-relevant="additions" />
    </section>
  )
}
