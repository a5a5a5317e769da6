import type { Snapshot } from '@wiring/map/snapshot'
import type { ComponentType, HTMLAttributes } from 'react'
import { signerSentence } from '../text/facts.ts'
import { SignatureMark } from './signature-mark.tsx'

interface SignatureProps {
  snapshot: Snapshot
  as: ComponentType<HTMLAttributes<HTMLElement>> | 'section'
}

export function Signature({ snapshot, as: Element }: SignatureProps) {
  const sentence = signerSentence(snapshot)
  if (sentence === null) return null
  const { signed_by, signature_path } = snapshot
  return (
    <Element className="map-signature" aria-label="Signature">
      <p className="map-signature-sentence">
        <q className="map-quote" dir="auto">
          {sentence}
        </q>
      </p>
      {signed_by === null ? (
        <p className="map-signature-by">An example. In yours a person writes this and signs under it.</p>
      ) : (
        <Hand by={signed_by} path={signature_path ?? null} />
      )}
    </Element>
  )
}

function Hand({ by, path }: { by: string; path: string | null }) {
  return (
    <div className="map-signature-hand">
      {path === null ? (
        <bdi className="map-signature-typed">{by}</bdi>
      ) : (
        <SignatureMark path={path} name={`Signature of ${by}`} />
      )}
      <p className="map-signature-by">
        <span>{path === null ? 'signed this map.' : 'Signed by '}</span>
        {path !== null && <bdi>{by}</bdi>}
      </p>
    </div>
  )
}
