import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@playwright/test'
import { repositoryRoot } from '@wiring/local/settings'
import { photograph } from './photograph.ts'

test('mails', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'mails-'))
  execFileSync(process.execPath, ['supabase/mail-pictures/write-mails.ts', folder], { cwd: repositoryRoot })
  for (const file of readdirSync(folder)) {
    await page.goto(`file://${join(folder, file)}`)
    await photograph(page, `mail-${file.replace('.html', '')}`)
  }
})
