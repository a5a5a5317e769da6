import type { ReactNode } from 'react'

export function Notice({ drawing, children }: { drawing: ReactNode; children: ReactNode }) {
  return (
    <div className="wizard">
      <header className="rail">
        <div className="rail-head">
          <h1 className="ui-label">Your Wiring Process</h1>
        </div>
      </header>
      <div className="panel">
        <main className="panel-main" id="main" tabIndex={-1}>
          <div className="screen" data-notice="">
            {children}
          </div>
        </main>
        {drawing}
      </div>
    </div>
  )
}
