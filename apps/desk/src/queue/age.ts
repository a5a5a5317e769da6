const minute = 60
const hour = 3_600
const day = 86_400

export function ageText(seconds: number): string {
  const waited = Math.max(0, seconds)
  if (waited < hour) return `${Math.floor(waited / minute)} min`
  if (waited < 3 * day) return `${Math.floor(waited / hour)} h`
  return `${Math.floor(waited / day)} d`
}

export const ageLabels = { green: 'under a day', yellow: 'over a day', red: 'over two days' } as const
