/** All that functions say in `{error}`. */
import { sessionNotFound } from './fixed-messages.ts'
import { plainText } from './message.ts'

export const badAddress = 'Please enter a valid email address.'
export const foreignLetters =
  'We cannot send mail to an address with letters such as ü before the @. Please use another address.'
export const badBody = 'The form could not be read. Please reload the page and try again.'
export const tooMany = 'Too many attempts. Please try again later.'
export const unavailable = 'The service is not available at the moment. Please try again.'
export const notFound = plainText(sessionNotFound)
export const outOfOrder = 'An earlier step is missing. Please reload the page.'
export const finished = 'This wiring session is complete and can no longer be changed.'
export const badUpdate = 'The answers could not be read. Please reload the page and try again.'
export const notDelivered = 'The map has not been sent yet.'
export const alreadyMailed =
  'The map has been mailed already, so the address can no longer be changed here. Please contact us.'
export const notAllowed = 'This method is not allowed here.'
