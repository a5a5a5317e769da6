import { requireAddress, setVariables } from '../environment.ts'
import { readArguments } from '../read-arguments.ts'
import { examine, missingVariables } from './examine.ts'

readArguments({ usage: 'doctor\nLooks at all of the product and says what is wrong, and what to do.' })

const variables = setVariables()
const missing = missingVariables(variables)
if (missing.length > 0) {
  console.error(`The doctor needs ${missing.join(', ')} (see .env.example).`)
  process.exit(2)
}
for (const name of ['SITE_URL', 'DESK_URL', 'NEXT_PUBLIC_SUPABASE_URL'])
  try {
    requireAddress(name, variables[name] ?? '', 'https')
  } catch (error) {
    console.error((error as Error).message)
    process.exit(2)
  }
const ill = await examine(variables, (line) => console.log(line))
console.log(ill === 0 ? '\nAll is well.' : `\n${ill} ${ill === 1 ? 'thing needs' : 'things need'} you.`)
process.exit(ill === 0 ? 0 : 1)
