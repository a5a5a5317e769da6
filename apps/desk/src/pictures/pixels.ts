/** sRGB, three bytes a pixel, row by row. */
export interface Pixels {
  width: number
  height: number
  rgb: Uint8Array
}

/** Codecs of two machines differ in the last bits. */
export const twoDecimals = (value: number): number => Math.round(value * 100) / 100
