const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Whether a text has the shape of a session id: 128 random bits written as a UUID (no version digit), lower case. */
export const isSessionId = (text: unknown): text is string => typeof text === 'string' && pattern.test(text)
