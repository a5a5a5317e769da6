import type { ValidationContext } from 'sanity'
import { others } from './others.ts'

export function unique(field: string) {
  return async (value: unknown, context: ValidationContext): Promise<true | string> => {
    if (value === undefined || value === null) return true
    const taken = [...(await others(context, field)).values()].includes(value)
    return taken ? `Another one already has “${String(value)}”. Each may be used once.` : true
  }
}
