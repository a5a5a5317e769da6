/** Headers that the functions read, besides the key. */
export const idempotencyHeader = 'idempotency-key'
/** Filled by bots only. */
export const honeypotHeader = 'x-form-honeypot'
/** Milliseconds since the form was shown. */
export const elapsedHeader = 'x-form-elapsed-ms'
/** The visitor's address as one of our servers names it, and its signature. */
export const addressHeader = 'x-client-ip'
export const addressSignatureHeader = 'x-client-ip-signature'
/** Version of the privacy policy that the wizard showed; see `readPrivacyVersion`. */
export const privacyVersionHeader = 'x-privacy-version'
