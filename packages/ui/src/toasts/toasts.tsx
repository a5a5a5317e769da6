/** Rendered before any message, so that screen readers announce all of them. */
export function Toasts() {
  return (
    <section className="ui-toasts" aria-label="Messages">
      <ol className="ui-toast-list" aria-live="polite" aria-relevant="additions" />
    </section>
  )
}
