const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** 128 random bits written as a UUID without version digit, lower case. */
export const isSessionId = (text: unknown): text is string => typeof text === 'string' && pattern.test(text)
