const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** 128 random bits, without a UUID's version digit. */
export const isSessionId = (text: unknown): text is string => typeof text === 'string' && pattern.test(text)

/** 256 bits in hex. */
export const isSecret = (text: unknown): text is string =>
  typeof text === 'string' && /^[0-9a-f]{64}$/.test(text)
