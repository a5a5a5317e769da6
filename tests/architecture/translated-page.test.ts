import { expect, test } from 'vitest'
import { findBareText } from './bare-text.ts'
import { read, sourceFiles } from './source-files.ts'
import { styledHosts } from './styled-hosts.ts'

const screens = sourceFiles().filter(
  (file) => /^(apps|packages\/(ui|content|sheet))\/.*\.tsx$/.test(file) && !/\.test\.tsx$/.test(file),
)

test('text that changes has an element of its own: a translated page loses its text nodes', () => {
  expect(screens.length).toBeGreaterThan(150)
  const found = screens.flatMap((file) => findBareText(file, read(file), styledHosts(file, read(file))))
  expect(found, 'Put the text into a <span>, or join its parts in one template string.').toEqual([])
})

const inComponent = (body: string) => `export function Part() {\n  ${body}\n}`

test.each([
  ['a string beside a lamp', 'return <p><i />{label}</p>'],
  ['a number in a sentence', 'return <p>{count} of {most}</p>'],
  ['text before what comes and goes', 'return <p>Saved {late && <b>late</b>}</p>'],
  ['two strings that come and go', "return <div>{sent && 'Sent.'}{failed && 'Failed.'}</div>"],
  ['a string instead of an element', "return <p>{known ? <b>{name}</b> : 'Unnamed'}</p>"],
  ['a component that returns a string', "if (done) return 'Done'\n  return <b>Open</b>"],
  ['text in a fragment', 'return <>Saved <b>here</b></>'],
  ['a list of strings in a sentence', "return <p><b>Blank:</b>{fields.map(() => ', ')}</p>"],
  ['text beside an element in a button', 'return <Button>Hold <kbd>H</kbd></Button>'],
  ['two sentences in turn', 'return open ? <p>Open <b>now</b></p> : <p>Shut <i>now</i></p>'],
])('%s is refused', (_, body) => {
  expect(findBareText('part.tsx', inComponent(body))).not.toEqual([])
})

test.each([
  ['a sentence with a link that stays', 'return <p>Read <a href="/map">a map</a> first.</p>'],
  ['one string that changes', "return <p>{open ? 'Open' : 'Shut'}</p>"],
  ['a joined string', "return <p>{[count, most].join(' of ')}</p>"],
  ['elements beside elements', 'return <p><i /><span>{label}</span></p>'],
  ['children in a block', 'return <div><i />{children}</div>'],
])('%s is taken', (_, body) => {
  expect(findBareText('part.tsx', inComponent(body))).toEqual([])
})

test.each([
  ['styled.b', 'Saved <Part>here</Part> by you', 0],
  ['styled.b', '{count} <Part>here</Part>', 1],
  ['styled(Button)', 'Saved <Part>here</Part> by you', 1],
])('a part that is %s counts as what it is: %s', (tag, children, problems) => {
  const source = `const Part = ${tag}\`\`\n${inComponent(`return <p>${children}</p>`)}`
  expect(findBareText('part.tsx', source, styledHosts('part.tsx', source))).toHaveLength(problems)
})
