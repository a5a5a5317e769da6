import { signatureBox } from '@wiring/map/snapshot'

interface SignatureMarkProps {
  path: string
  name: string
  className?: string
}

/** A signature as a trace. `path`: in `signatureBox`. */
export function SignatureMark({ path, name, className }: SignatureMarkProps) {
  const { width, height } = signatureBox
  const classes = className ? `map-signature-mark ${className}` : 'map-signature-mark'
  return (
    <svg className={classes} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={name}>
      <g fill="none" stroke="currentColor" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
        {path.match(/M[^M]+/g)?.map((stroke) => (
          <path key={stroke} d={stroke} pathLength={1} />
        ))}
      </g>
    </svg>
  )
}
