/** `npm run map:model`: stores what the maps of this model number are. `-- --again`: no map has it yet. */
import { model } from '../src/model.ts'
import { modelFingerprint, storedFingerprints, storeFingerprint } from './model-fingerprint.ts'

const [fingerprint, stored] = [modelFingerprint(), storedFingerprints().get(model)]
if (stored === fingerprint) console.log(`Model ${model} draws the maps that it drew.`)
else if (stored === undefined || process.argv.includes('--again')) {
  storeFingerprint(model, fingerprint)
  console.log(`Stored for model ${model}.`)
} else {
  console.error(
    `Model ${model} drew other maps. Raise \`model\` in packages/map/src/model.ts first.\n` +
      `If no map was drafted with ${model} yet: npm run map:model -- --again`,
  )
  process.exitCode = 1
}
