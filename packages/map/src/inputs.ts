import type { Profile } from '@wiring/session/profile'

/** As stored; texts are not masked here. */
export interface MapInputs {
  survey_version: string
  /** Keys "0" to "9": a choice as 0–3, a text as written. */
  survey_data: Record<string, number | string>
  json_profile: Profile
  name: string
  /** ISO 8601. */
  completed_at: string
}

/** In the order of upload; measured, or the reason why not. */
export type PictureMeasure =
  | {
      source: `V${number}`
      measured: true
      /** Upright pixel size of the original. */
      width: number
      height: number
      /** At most five colours by falling share; shares are 0–1 with two decimals. */
      palette: { hex: string; share: number }[]
      colourfulness: 'none' | 'slight' | 'moderate' | 'average' | 'quite' | 'high' | 'extreme'
      contrast: 'even' | 'medium' | 'strong'
      /** Rounded to two decimals before use. */
      quiet_share: number
      edge_density: number
      straightness: number
      symmetry: number
      flat_share: number
      noun: 'screen or page' | 'photograph'
    }
  | { source: `V${number}`; measured: false; reason: 'undecodable' | 'animated' | 'too-large' | 'missing' }
