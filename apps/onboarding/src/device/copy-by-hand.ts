/** Where the clipboard is closed, as in the browsers inside of apps: a phone has no Ctrl and no ⌘. */
export const copyByHand = (): string =>
  matchMedia('(pointer: coarse)').matches
    ? 'hold a finger on it and choose Copy'
    : 'copy it with Ctrl + C or ⌘ + C'
