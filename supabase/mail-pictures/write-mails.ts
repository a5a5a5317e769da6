/** `write-mails.ts <folder>`: each mail that the worker composes, as a file that a browser opens. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { composeSamples } from './compose-samples.ts'

const [folder = '.'] = process.argv.slice(2)
for (const { name, html } of await composeSamples()) writeFileSync(join(folder, `${name}.html`), html)
