import { editorClient } from '../running-stack/content.ts'
import { restoredContent } from '../running-stack/restored-content.ts'
import { test as base } from './browser-errors.ts'

export const test = base.extend<{ restoredContent: undefined }>({ restoredContent: [...restoredContent] })

/** Bypasses the Studio's rules. */
export async function publish(
  id: string,
  change: Record<string, unknown>,
  drop: string[] = [],
): Promise<void> {
  await editorClient().patch(id).set(change).unset(drop).commit()
}
