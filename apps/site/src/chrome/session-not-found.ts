/** The fragment of this message on the home page. */
export const sessionNotFound = 'session-not-found'
