'use client'

import { maxStrokes, signaturePath, signatureProblem } from '@wiring/contract/desk/drawn-signature'
import { signatureBox } from '@wiring/contract/desk/signature-box'
import { SignatureMark } from '@wiring/sheet/page/signature-mark.tsx'
import { Button } from '@wiring/ui/button'
import { rooms } from '@wiring/ui/tokens'
import { useState } from 'react'
import { SignaturePad, type Strokes } from './signature-pad.tsx'
import { ActionStatus, useOperatorAction } from './use-operator-action.tsx'

interface OwnSignatureProps {
  name: string
  /** Null: the name stands in type. */
  saved: string | null
}

export function OwnSignature({ name, saved }: OwnSignatureProps) {
  const { run, busy, outcome, setOutcome } = useOperatorAction()
  const [strokes, setStrokes] = useState<Strokes>([])
  const [redrawn, setRedrawn] = useState(false)
  const draws = saved === null || redrawn
  const change = (how: (before: Strokes) => Strokes) => {
    setOutcome({ ok: true, text: '' })
    setStrokes((before) => how(before).slice(0, maxStrokes))
  }
  async function save() {
    const problem = signatureProblem(strokes)
    if (problem !== null) return setOutcome({ ok: false, text: problem })
    if (!(await run('save_signature', { strokes: mutable(strokes) }, 'Your signature is saved.'))) return
    setStrokes([])
    setRedrawn(false)
  }
  const remove = () =>
    run('save_signature', { strokes: null }, 'Your signature is deleted. Your name stands in type.')

  return (
    <div className="signature">
      <p>
        It stands under the drawing of each map that you sign from now on. Without one your name stands there
        in type.
      </p>
      {draws ? (
        <>
          <SignaturePad strokes={strokes} onChange={change} />
          <div className="acts">
            <Button
              onClick={() => change((all) => all.slice(0, -1))}
              disabled={strokes.length === 0}
              data-press-again=""
            >
              Undo stroke
            </Button>
            <Button onClick={() => change(() => [])} disabled={strokes.length === 0}>
              Clear
            </Button>
            {saved !== null && <Button onClick={() => setRedrawn(false)}>Keep the old one</Button>}
            <Button kind="primary" onClick={save} busy={busy} busyLabel="Saving …">
              Save signature
            </Button>
          </div>
          {strokes.length > 0 && (
            <Printed label="As it is printed" name={name} path={signaturePath(strokes)} />
          )}
        </>
      ) : (
        <>
          <Printed label="As it is printed" name={name} path={saved} />
          <div className="acts">
            <Button onClick={() => setRedrawn(true)}>Draw it anew</Button>
            <a className="ui-button" href={fileOf(saved)} download="signature.svg">
              Download as SVG
            </a>
            <Button onClick={remove} busy={busy} busyLabel="Deleting …">
              Delete signature
            </Button>
          </div>
        </>
      )}
      <ActionStatus outcome={outcome} />
    </div>
  )
}

function Printed({ label, name, path }: { label: string; name: string; path: string }) {
  return (
    <figure className="signature-printed">
      <figcaption className="ui-label" data-tone="quiet">
        {label}
      </figcaption>
      <SignatureMark path={path} name={`Signature of ${name}`} />
    </figure>
  )
}

const mutable = (strokes: Strokes): [number, number][][] =>
  strokes.map((stroke) => stroke.map(([x, y]) => [x, y]))

function fileOf(path: string): string {
  const { width, height } = signatureBox
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke="${rooms.paper.ink}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
