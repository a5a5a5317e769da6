import { LaterStyles } from '../shell/later-styles.tsx'

/** Short: every page carries it. */
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
      <LaterStyles />
    </main>
  )
}
