import { expect, test } from 'vitest'
import { channelWave } from './channel-wave.ts'

test('a wave starts at the left edge and ends at the right one', () => {
  for (let channel = 0; channel < 6; channel += 1) {
    const path = channelWave(channel, 50)
    expect(path).toMatch(/^M0 (10|38)/)
    expect(path).toMatch(/(L1200 (10|38)|H1200)$/)
  }
})

test('each of the six channels has a signal of its own', () => {
  const waves = [0, 1, 2, 3, 4, 5].map((channel) => channelWave(channel, 50))
  expect(new Set(waves).size).toBe(6)
})
