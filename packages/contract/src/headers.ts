export const idempotencyHeader = 'idempotency-key'
/** Filled by bots only. */
export const honeypotHeader = 'x-form-honeypot'
/** Milliseconds since the form was shown. */
export const elapsedHeader = 'x-form-elapsed-ms'
export const privacyVersionHeader = 'x-privacy-version'
