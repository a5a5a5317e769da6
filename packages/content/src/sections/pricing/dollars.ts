/** 278 → `$278`, 12345 → `$12,345`; a missing price is a dash. */
export function dollars(price: number | null): string {
  return price === null ? '—' : `$${price.toLocaleString('en-US', { maximumFractionDigits: 0 })}`
}
