/** The status line under an offering (specification §2): derived, never edited. */
export function offeringStatus(
  id: string | null,
  comingSoon: boolean | null,
): 'diagnostic' | 'standby' | 'operational' {
  if (comingSoon) return 'standby'
  return id === 'wiring-map' ? 'diagnostic' : 'operational'
}
