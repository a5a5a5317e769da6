import { readFileSync, renameSync, writeFileSync } from 'node:fs'

function store(file: string, text: string): void {
  writeFileSync(`${file}.new`, text, { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

/**
 * Stores `changed` and restarts the processes, which read it. Where one is not well afterwards, the file is
 * put back and they are restarted again: a half change would be one more to undo.
 */
export async function changeVariables(
  file: string,
  changed: string,
  restartAll: () => Promise<void>,
): Promise<void> {
  const before = readFileSync(file, 'utf8')
  store(file, changed)
  try {
    await restartAll()
  } catch (error) {
    store(file, before)
    const isBack = await restartAll().then(
      () => true,
      () => false,
    )
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `${reason}; ${file} is as it was, ${isBack ? 'and so is each process' : 'look at status'}`,
    )
  }
}
