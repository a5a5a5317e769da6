/** The page's one message region, there before any message so that screen readers hear them all. */
export function Toasts() {
  return (
    <section className="ui-toasts" aria-label="Messages">
      <ol className="ui-toast-list" aria-live="polite" aria-relevant="additions" />
    </section>
  )
}
