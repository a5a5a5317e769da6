const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** 128 random bits as a UUID without version digit, lower case. */
export const isSessionId = (text: unknown): text is string => typeof text === 'string' && pattern.test(text)

/** 256 bits in hex: secret of a deletion link, a map's address or an operator's session. */
export const isSecret = (text: unknown): text is string =>
  typeof text === 'string' && /^[0-9a-f]{64}$/.test(text)
