import { expect } from '@playwright/test'
import { violations } from '../accessibility/violations.ts'
import { createDraftedMap, row, waitForClaim } from './maps.ts'
import { test } from './operator.ts'

test('what the applicant said of a reading stands beside its sentence, and among the inputs', async ({
  page,
}) => {
  const { mapId } = await createDraftedMap('ines', 'Ines', undefined, true)
  await page.goto(`/review/${mapId}`)
  await waitForClaim(page)
  const confirmed = page.getByRole('listitem').filter({ hasText: 'Applicant on POLISH: That’s me' })
  await expect(confirmed).toContainText('You confirmed it: Most of the time')
  await expect(page.getByText('Thinks in images and layouts first')).toHaveCount(0)
  const id = (await confirmed.getAttribute('data-sentence')) ?? ''
  await row(page, id).click()
  const evidence = page.getByRole('complementary', { name: 'Evidence' })
  await expect(evidence.getByRole('region', { name: /^C1, confirmed/ })).toContainText('Most of the time')
  await expect(evidence).toContainText(/\d+ of \d+ applicants said “That’s me”/)
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('i')
  await expect(page.getByRole('region', { name: 'Checked readings' }).getByRole('listitem')).toHaveText([
    'Applicant on POLISH: That’s me, “Most of the time”',
    'Applicant on PICTURE: Not me',
  ])
})
