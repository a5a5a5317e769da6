import { signatureBox } from '@wiring/map/snapshot'

/** A signature as a trace. `path`: in `signatureBox`. */
export function SignatureMark({ path, name }: { path: string; name: string }) {
  const { width, height } = signatureBox
  return (
    <svg className="map-signature-mark" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={name}>
      <g fill="none" stroke="currentColor" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
        {path.match(/M[^M]+/g)?.map((stroke) => (
          <path key={stroke} d={stroke} pathLength={1} />
        ))}
      </g>
    </svg>
  )
}
