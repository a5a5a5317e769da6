/** The fragment under which the home page says that a session does not exist. */
export const sessionNotFound = 'session-not-found'
