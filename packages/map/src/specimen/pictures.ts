import type { MeasuredPicture } from '../inputs.ts'

export const gridPage = (source: `V${number}`, given: Partial<MeasuredPicture> = {}): MeasuredPicture => ({
  source,
  measured: true,
  width: 2400,
  height: 1600,
  palette: [
    { hex: '#F4EFE6', share: 0.42 },
    { hex: '#1C1B18', share: 0.16 },
    { hex: '#C8442D', share: 0.11 },
    { hex: '#7A8F6A', share: 0.08 },
    { hex: '#D9B24C', share: 0.05 },
  ],
  colourfulness: 'moderate',
  contrast: 'strong',
  quiet_share: 0.44,
  edge_density: 0.11,
  straightness: 0.71,
  symmetry: 0.31,
  flat_share: 0.62,
  noun: 'screen or page',
  ...given,
})

export const densePhotograph = (
  source: `V${number}`,
  given: Partial<MeasuredPicture> = {},
): MeasuredPicture => ({
  source,
  measured: true,
  width: 3024,
  height: 4032,
  palette: [
    { hex: '#D8D3C8', share: 0.33 },
    { hex: '#8C857A', share: 0.24 },
    { hex: '#3B3833', share: 0.19 },
  ],
  colourfulness: 'slight',
  contrast: 'medium',
  quiet_share: 0.12,
  edge_density: 0.27,
  straightness: 0.38,
  symmetry: 0.12,
  flat_share: 0.04,
  noun: 'photograph',
  ...given,
})
