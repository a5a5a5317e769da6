/**
 * For a route that calls `notFound()`, which none does today; unknown addresses have a document of their own,
 * `global-not-found.tsx`. Next writes this into every page, so it is the words and one way on, and no more.
 */
export default function NotFound() {
  return (
    <main className="ui-container error-screen">
      <h1 className="ui-heading" data-size="1">
        Looks like a broken circuit.
      </h1>
      <p>But your wiring is still intact.</p>
      <a className="ui-button" href="/">
        Home
      </a>
    </main>
  )
}
