/** Its fragment on the home page. */
export const sessionNotFound = 'session-not-found'
