export const paceWords = (minutes: number): string =>
  `People took ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} last month.`
