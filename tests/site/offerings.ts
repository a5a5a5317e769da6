import type { Page } from '@playwright/test'

/** The tab of an offering, by the beginning of its title. */
export const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })

/** The panel of the selected offering. */
export const panel = (page: Page) => page.getByRole('tabpanel')
