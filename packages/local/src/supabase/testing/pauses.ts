import { setTimeout as wait } from 'node:timers/promises'

// Every other test waits for the thing itself: these are what has no thing to wait for.

/** That something does not happen shows only in the time in which it would have happened. */
export const whileNothingHappens = (milliseconds: number): Promise<void> => wait(milliseconds)

/** The moment is what is tried, of a kill or of a second request: whichever it meets, the rule holds. */
export const tryTheMoment = (milliseconds: number): Promise<void> => wait(milliseconds)
