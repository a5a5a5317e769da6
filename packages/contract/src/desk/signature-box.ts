/** What the coordinates of a signature's path, and the points of the pad, are measured in. */
export const signatureBox = { width: 600, height: 180 } as const
