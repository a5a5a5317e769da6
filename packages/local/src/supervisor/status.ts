/** `npm run status`: one JSON line; `ready` is false when the stack does not run. */
import { localSecrets, ports } from '../settings.ts'
import { askStack } from './control.ts'
import { stackStatus } from './stack-status.ts'

console.log((await askStack('status')) ?? JSON.stringify(stackStatus(false, ports(), localSecrets())))
