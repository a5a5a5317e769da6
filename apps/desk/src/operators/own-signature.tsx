'use client'

import { maxStrokes, signaturePath, signatureProblem } from '@wiring/contract/desk/drawn-signature'
import { signatureBox } from '@wiring/contract/desk/signature-box'
import { SignatureMark } from '@wiring/sheet/page/signature-mark.tsx'
import { rooms } from '@wiring/ui/tokens'
import { useState } from 'react'
import styled from 'styled-components'
import { ButtonLink, ButtonRow } from '../parts/button.styles.ts'
import { RowButton } from './operators.styles.ts'
import { SignaturePad, type Strokes } from './signature-pad.tsx'
import { ActionStatus, useOperatorAction } from './use-operator-action.tsx'

const Signature = styled.div`
  display: grid;
  gap: var(--space-4);
  justify-items: start;
  width: min(600px, 100%);
`

const PrintedMark = styled(SignatureMark)`
  && {
    width: min(300px, 100%);
    height: auto;
  }
`

const Download = styled(ButtonLink)`
  @media (max-width: 899px) {
    &&& {
      min-height: 44px;
    }
  }
`

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
    <Signature>
      <p>
        It stands under the drawing of each map that you sign from now on. Without one your name stands there
        in type.
      </p>
      {draws ? (
        <>
          <SignaturePad strokes={strokes} onChange={change} />
          <ButtonRow>
            <RowButton
              onClick={() => change((all) => all.slice(0, -1))}
              disabled={strokes.length === 0}
              data-press-again=""
            >
              Undo stroke
            </RowButton>
            <RowButton onClick={() => change(() => [])} disabled={strokes.length === 0}>
              Clear
            </RowButton>
            {saved !== null && <RowButton onClick={() => setRedrawn(false)}>Keep the old one</RowButton>}
            <RowButton kind="primary" onClick={save} busy={busy} busyLabel="Saving …">
              Save signature
            </RowButton>
          </ButtonRow>
          {strokes.length > 0 && (
            <Printed label="As it is printed" name={name} path={signaturePath(strokes)} />
          )}
        </>
      ) : (
        <>
          <Printed label="As it is printed" name={name} path={saved} />
          <ButtonRow>
            <RowButton onClick={() => setRedrawn(true)}>Draw it anew</RowButton>
            <Download href={fileOf(saved)} download="signature.svg">
              Download as SVG
            </Download>
            <RowButton onClick={remove} busy={busy} busyLabel="Deleting …">
              Delete signature
            </RowButton>
          </ButtonRow>
        </>
      )}
      <ActionStatus outcome={outcome} />
    </Signature>
  )
}

function Printed({ label, name, path }: { label: string; name: string; path: string }) {
  return (
    <figure>
      <figcaption className="ui-label" data-tone="quiet">
        {label}
      </figcaption>
      <PrintedMark path={path} name={`Signature of ${name}`} />
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
