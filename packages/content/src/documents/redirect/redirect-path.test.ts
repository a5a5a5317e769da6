import { expect, test } from 'vitest'
import { validateRedirectPath } from './redirect-path.ts'

test.each([
  ...['/über-uns', '/%C3%BCber-uns', '/old+page', '/old,page', '/produkte/(2019)', "/what's-new"],
  ...['/alte_seite.php?id=3', '/a%20b', '/日本語', '/a/b.html', '/@name', '/a=b;c:d!$&*'],
])('%s can be redirected', (from) => {
  expect(validateRedirectPath(from)).toBe(true)
})

test.each([
  ['old-page', 'Begin with one slash: /old-page'],
  ['//evil.test', 'Begin with one slash: /old-page'],
  ['/%2Fevil.test', 'Begin with one slash: /old-page'],
  ['https://studio.example/x', 'Begin with one slash: /old-page'],
  ['/old#part', 'Leave out the # and what follows it: browsers do not send it.'],
  ['/old page', 'No spaces and no invisible characters. A space of an address is %20.'],
  ['/old\u200Bpage', 'No spaces and no invisible characters. A space of an address is %20.'],
  ['/old\\page', 'These characters stand in no address: \\ < > " { } | ^ `'],
  ['/50%', 'Two hexadecimal digits belong behind a %. The sign itself is %25.'],
  ['/%ff', 'What stands behind a % is no character of an address.'],
  ['/a%00', 'What stands behind a % is no character of an address.'],
  ['/a/../b', 'Write the path without dots between its slashes.'],
  ['/a/%2e%2e/b', 'Write the path without dots between its slashes.'],
  ['/%6Cab', '/lab is a page of this site. Pages win, so this redirect would never happen.'],
  ['/lab/?x=1', '/lab is a page of this site. Pages win, so this redirect would never happen.'],
  ['/', '/ is a page of this site. Pages win, so this redirect would never happen.'],
  ['/%61pi/x', '/api belongs to the site itself.'],
  ['/robots.txt?x', '/robots.txt belongs to the site itself.'],
])('%s is refused with what is wrong with it', (from, sentence) => {
  expect(validateRedirectPath(from)).toBe(sentence)
})
