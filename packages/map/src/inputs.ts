import type { CheckedReadings } from '@wiring/session/checked-readings'
import type { Profile } from '@wiring/session/profile'

export interface MapInputs {
  survey_version: string
  /** By question, "0" to "9". */
  survey_data: Record<string, number | string>
  json_profile: Profile
  name: string
  /** ISO 8601. */
  completed_at: string
  /** What she said of the readings before she sent. */
  checked_readings?: CheckedReadings | null | undefined
}

/** Shares are 0 to 1. */
export interface MeasuredPicture {
  source: `V${number}`
  measured: true
  /** Pixels of the original, upright. */
  width: number
  height: number
  /** The largest share first. */
  palette: { hex: string; share: number }[]
  colourfulness: 'none' | 'slight' | 'moderate' | 'average' | 'quite' | 'high' | 'extreme'
  contrast: 'even' | 'medium' | 'strong'
  quiet_share: number
  edge_density: number
  straightness: number
  symmetry: number
  flat_share: number
  noun: 'screen or page' | 'photograph'
}

export type PictureMeasure =
  | MeasuredPicture
  | { source: `V${number}`; measured: false; reason: 'undecodable' | 'animated' | 'too-large' | 'missing' }
