export const twoDigits = (number: number) => String(number).padStart(2, '0')
