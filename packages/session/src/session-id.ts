export const idPattern = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
export const secretPattern = '[0-9a-f]{64}'

const whole = (pattern: string) => {
  const expression = new RegExp(`^${pattern}$`)
  return (text: unknown): text is string => typeof text === 'string' && expression.test(text)
}

/** 128 random bits, without a UUID's version digit. */
export const isSessionId = whole(idPattern)

/** 256 bits in hex. */
export const isSecret = whole(secretPattern)
