import { messages } from '@wiring/session/messages'
import { showToast } from '@wiring/ui/toast'

/** A file of its own: a module that is loaded whole brings the wizard's messages along. */
export const showSessionNotFound = () => showToast({ ...messages.sessionNotFound, tone: 'error' })
