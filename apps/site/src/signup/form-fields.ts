/** Name and label mean nothing to what fills in forms for people. */
export const trapName = 'hollow'

/** One for each form shown: a repeated post does nothing twice. */
export const keyName = 'form-key'

export const fieldOf = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLInputElement>(`[name="${name}"]`)

export const emailField = (form: HTMLFormElement) => fieldOf(form, 'email')

/** Empties it, so that the next press is not held up. */
export function readTrap(form: HTMLFormElement): boolean {
  const trap = fieldOf(form, trapName)
  const wasFilled = Boolean(trap?.value)
  if (trap) trap.value = ''
  return wasFilled
}
