import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { sendControlCommand } from '../control.ts'
import { dataFolder } from '../settings.ts'

if ((await sendControlCommand('status')) !== null) {
  console.error('Wiring is running. Stop it with Ctrl-C first, then reset.')
  process.exit(1)
}
if (!process.argv.includes('--yes')) {
  if (!process.stdin.isTTY) {
    console.error(
      'This deletes all local content, sessions and mails. Run npm run reset -- --yes to confirm.',
    )
    process.exit(1)
  }
  const prompt = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await prompt.question(
    `Delete all local content, sessions and mails in ${dataFolder}? (y/N) `,
  )
  prompt.close()
  if (!/^y(es)?$/i.test(answer.trim())) {
    console.log('Nothing was deleted.')
    process.exit(0)
  }
}
for (const part of ['content-lake', 'supabase', 'mail', 'logs'])
  await rm(join(dataFolder, part), { recursive: true, force: true })
console.log('Back to the seed: the next npm start imports it.')
