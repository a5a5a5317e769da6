import sharp from 'sharp'

/** Half red, half blue; a random pixel makes each run's asset unique. */
export async function picture(width: number, height: number): Promise<Buffer> {
  const half = { width: width / 2, height, channels: 3 as const }
  const right = await sharp({ create: { ...half, background: '#0000ff' } })
    .png()
    .toBuffer()
  const noise = await sharp({
    create: { width: 1, height: 1, channels: 3, background: { r: Date.now() % 256, g: 9, b: 9 } },
  })
    .png()
    .toBuffer()
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([
      { input: right, left: width / 2, top: 0 },
      { input: noise, left: 0, top: 0 },
    ])
    .removeAlpha()
    .png()
    .toBuffer()
}
