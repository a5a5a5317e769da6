/** Of this page: a network or an extension lets nothing through to the domain of Supabase. */
let blocked = false

export const isDomainBlocked = (): boolean => blocked

export function rememberBlocked(isBlocked: boolean): void {
  blocked = isBlocked
}
