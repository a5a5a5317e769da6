export type Tone = 'ink' | 'gray' | 'yellow' | 'red' | 'green' | 'open'

/** `open`: an outline. */
export const fills: Record<Tone, string> = {
  ink: 'var(--ink)',
  gray: 'var(--gray)',
  yellow: 'var(--yellow)',
  red: 'var(--red)',
  green: 'var(--green)',
  open: 'var(--sheet)',
}
