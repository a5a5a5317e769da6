import { test as base } from '@playwright/test'
import { restoredContent } from '../running-stack/restored-content.ts'

export const test = base.extend<{ restoredContent: undefined }>({ restoredContent: [...restoredContent] })

export { expect } from '@playwright/test'
