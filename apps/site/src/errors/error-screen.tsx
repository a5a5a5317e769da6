import { Button, ButtonLink } from '@wiring/ui/button'

/** What a visitor sees when something unforeseen fails: a safe text and a reference for the logs, never a stack. */
export function ErrorScreen({ reference, retry }: { reference: string | undefined; retry: () => void }) {
  return (
    <main id="main" className="ui-container error-screen">
      <p className="ui-label">Status 500 · short circuit</p>
      <h1 className="ui-heading" data-size="1">
        Unexpected Application Error!
      </h1>
      <p>The page could not be drawn. Nothing you saved is lost.</p>
      {reference && <p className="ui-label">Reference {reference}</p>}
      <div className="error-actions">
        <Button kind="primary" onClick={retry}>
          Retry
        </Button>
        <ButtonLink href="/">Home</ButtonLink>
      </div>
    </main>
  )
}
