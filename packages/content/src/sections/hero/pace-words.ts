/** What the measured median is called, on the page and in its Markdown. */
export const paceWords = (minutes: number): string =>
  `People took ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} last month.`
