import { globSync } from 'node:fs'

/** The functions of pgTAP: plain SQL, the same for every server. */
export const pgTapFile = (): string | undefined =>
  globSync('/usr/share/postgresql/*/extension/pgtap--*.sql').find((file) => /pgtap--[\d.]+\.sql$/.test(file))

export const pgTapPackage = 'postgresql-15-pgtap'

export const pgTapMissing = (): string | null =>
  pgTapFile() === undefined ? `no pgTAP (Debian: ${pgTapPackage})` : null
