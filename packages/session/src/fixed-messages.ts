import type { Message } from './message.ts'

const uploadFailed = {
  title: 'Upload failed:',
  description: 'Please try again or contact support.',
} satisfies Message

export const emailRequired = {
  title: 'Email is required.',
  description: 'Please enter your email address.',
} satisfies Message
export const waitlistEmailRequired = { title: 'Email is required.' } satisfies Message
export const noContent = {
  title: 'No content',
  description: 'Please paste your JSON profile before submitting.',
} satisfies Message
export const invalidJson = {
  title: 'Invalid JSON',
  description: 'The pasted content is not valid JSON. Please check the format.',
} satisfies Message
export const profileTooLarge = {
  title: 'Profile too large',
  description: 'Please paste a profile smaller than 1MB.',
} satisfies Message
export const maximumImages = {
  title: 'Maximum images reached',
  description: 'You can only upload up to 3 images.',
} satisfies Message
export const noImages = {
  title: 'No images uploaded',
  description: 'Please upload at least one image to continue',
} satisfies Message

export const capacity = {
  title: "The Circuit's at full capacity.",
  description: 'Please try again in 24 hours.',
} satisfies Message
export const signupMailed = {
  title: 'Your Journey Has Begun.',
  description: 'Check your email for the 3-step Wiring process.',
} satisfies Message
export const submissionError = {
  title: 'Submission Error:',
  description: 'There was a problem reaching our server. Please try again.',
} satisfies Message
export const somethingWrong = {
  title: 'Something went wrong:',
  description: 'Please try again or contact us directly.',
} satisfies Message
export const pressAgain = {
  title: 'Please press once more.',
  description: 'Robots fill in forms like that, and so do some password managers. Nothing was sent yet.',
} satisfies Message
export const waitlistJoined = {
  title: "You're in.",
  description: "We'll ping you when it's ready.",
} satisfies Message
export const sessionNotFound = {
  title: 'Session not found:',
  description: "This onboarding session doesn't exist or has expired.",
} satisfies Message
export const sessionFailed = {
  title: 'Error loading session:',
  description: 'Please try again or contact support.',
} satisfies Message
export const surveyFailed = {
  title: 'Error:',
  description: 'Failed to save survey data. Please try again.',
} satisfies Message
export const profileUploadFailed = uploadFailed
export const imageUploadFailed = uploadFailed
export const imagesFailed = {
  title: 'Error saving images:',
  description: 'Please try again or contact support.',
} satisfies Message
export const completionFailed = {
  title: 'Error:',
  description: 'Failed to complete the process. Please try again.',
} satisfies Message

export const promptCopied = {
  title: 'Prompt copied!',
  description: 'Paste it into ChatGPT to generate your profile.',
} satisfies Message
export const imagesUploaded = { title: 'Images uploaded successfully!' } satisfies Message
