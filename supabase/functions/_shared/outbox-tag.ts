/** The tag under which the provider keeps a mail's id in our outbox. */
export const outboxTag = 'outbox_id'
