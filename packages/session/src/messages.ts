/** The colon belongs to the title. */
export interface Message {
  title: string
  description?: string
}

const uploadFailed = {
  title: 'Upload failed:',
  description: 'Please try again or contact support.',
} as const satisfies Message

export const messages = {
  emailRequired: { title: 'Email is required.', description: 'Please enter your email address.' },
  waitlistEmailRequired: { title: 'Email is required.' },
  noContent: { title: 'No content', description: 'Please paste your JSON profile before submitting.' },
  invalidJson: {
    title: 'Invalid JSON',
    description: 'The pasted content is not valid JSON. Please check the format.',
  },
  profileTooLarge: { title: 'Profile too large', description: 'Please paste a profile smaller than 1MB.' },
  maximumImages: { title: 'Maximum images reached', description: 'You can only upload up to 3 images.' },
  noImages: { title: 'No images uploaded', description: 'Please upload at least one image to continue' },

  capacity: { title: "The Circuit's at full capacity.", description: 'Please try again in 24 hours.' },
  signupMailed: {
    title: 'Your Journey Has Begun.',
    description: 'Check your email for the 3-step Wiring process.',
  },
  submissionError: {
    title: 'Submission Error:',
    description: 'There was a problem reaching our server. Please try again.',
  },
  somethingWrong: { title: 'Something went wrong:', description: 'Please try again or contact us directly.' },
  pressAgain: {
    title: 'Please press once more.',
    description: 'Robots fill in forms like that, and so do some password managers. Nothing was sent yet.',
  },
  waitlistJoined: { title: "You're in.", description: "We'll ping you when it's ready." },
  sessionNotFound: {
    title: 'Session not found:',
    description: "This onboarding session doesn't exist or has expired.",
  },
  sessionFailed: { title: 'Error loading session:', description: 'Please try again or contact support.' },
  surveyFailed: { title: 'Error:', description: 'Failed to save survey data. Please try again.' },
  profileUploadFailed: uploadFailed,
  imageUploadFailed: uploadFailed,
  imagesFailed: { title: 'Error saving images:', description: 'Please try again or contact support.' },
  completionFailed: { title: 'Error:', description: 'Failed to complete the process. Please try again.' },

  promptCopied: { title: 'Prompt copied!', description: 'Paste it into ChatGPT to generate your profile.' },
  imagesUploaded: { title: 'Images uploaded successfully!' },
} as const satisfies Record<string, Message>

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
  title: messages.promptCopied.title,
  description: `Paste it into ${chat} to generate your profile.`,
})

export const fileTooLarge = (file: string): Message => ({
  title: 'File too large',
  description: `${file} is larger than 5MB`,
})

export const plainText = ({ title, description }: Message): string =>
  description === undefined ? title : `${title} ${description}`

/** All that functions say in `{error}`. */
export const serverSentences = {
  badAddress: 'Please enter a valid email address.',
  foreignLetters:
    'We cannot send mail to an address with letters such as ü before the @. Please use another address.',
  badBody: 'The form could not be read. Please reload the page and try again.',
  tooMany: 'Too many attempts. Please try again later.',
  unavailable: 'The service is not available at the moment. Please try again.',
  notFound: plainText(messages.sessionNotFound),
  outOfOrder: 'An earlier step is missing. Please reload the page.',
  finished: 'This wiring session is complete and can no longer be changed.',
  badUpdate: 'The answers could not be read. Please reload the page and try again.',
  notDelivered: 'The map has not been sent yet.',
  alreadyMailed:
    'The map has been mailed already, so the address can no longer be changed here. Please contact us.',
  notAllowed: 'This method is not allowed here.',
} as const
