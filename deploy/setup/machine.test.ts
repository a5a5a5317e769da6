import { expect, test } from 'vitest'
import { missingPackages } from './machine.ts'

test('a package that is only known, or gone but for its settings, is missing', () => {
  const said = 'certbot config-files\ncron not-installed\nnginx-light installed\n'
  const wanted = ['nginx-light', 'certbot', 'cron', 'openssl']
  expect(missingPackages(wanted, said)).toEqual(['certbot', 'cron', 'openssl'])
})
