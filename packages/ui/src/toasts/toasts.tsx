/** The page's one message region. It is in the page before any message is, so that screen readers hear them all. */
export function Toasts() {
  return (
    <section className="ui-toasts" aria-label="Messages">
      <ol className="ui-toast-list" aria-live="polite" aria-relevant="additions" />
    </section>
  )
}
