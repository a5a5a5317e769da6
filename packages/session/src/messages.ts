import { promptCopied } from './fixed-messages.ts'
import type { Message } from './message.ts'

/** Modules, so that a page loads only what it may say. */
export * as messages from './fixed-messages.ts'
export { type Message, plainText } from './message.ts'
export * as serverSentences from './server-sentences.ts'

export const submissionFailed = (sentence: string): Message => ({
  title: 'Submission failed!',
  description: sentence,
})

export const onlyMoreImages = (freeSlots: number): Message => ({
  title: `You can only upload ${freeSlots} more image(s).`,
})

export const invalidFileType = (file: string): Message => ({
  title: 'Invalid file type',
  description: `${file} is not an image file`,
})

/** For the chat that opens, where it is another. */
export const promptCopiedFor = (chat: string): Message => ({
  title: promptCopied.title,
  description: `Paste it into ${chat} to generate your profile.`,
})

export const fileTooLarge = (file: string): Message => ({
  title: 'File too large',
  description: `${file} is larger than 5MB`,
})
