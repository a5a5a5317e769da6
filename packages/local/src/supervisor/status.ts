import { sendControlCommand } from '../control.ts'
import { localSecrets, ports } from '../settings.ts'
import { stackStatus } from './stack-status.ts'

console.log(
  (await sendControlCommand('status')) ?? JSON.stringify(stackStatus(false, ports(), localSecrets())),
)
