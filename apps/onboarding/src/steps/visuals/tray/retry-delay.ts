const automaticRetries = 3
const firstDelay = 1_000

/**
 * How long to wait before the next automatic attempt, in milliseconds; `null` when the applicant decides. Doubles each time;
 * `random` (0–1) spreads it by half, so that a thousand phones do not come back at once.
 * @param failures how often it has failed so far, from 1
 */
export function retryDelay(failures: number, random: number): number | null {
  if (failures > automaticRetries) return null
  return Math.round(firstDelay * 2 ** (failures - 1) * (0.75 + random / 2))
}
