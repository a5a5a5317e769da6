import { editorClient } from '../running-stack/content.ts'
import { openDocument } from './open-studio.ts'
import { expect, test } from './studio-test.ts'

const pasted = `<h1>The note</h1><h2>What I ask</h2><p>Read the <a href="https://example.org/terms">terms</a>.</p>
<h3>As it is</h3><h5>How</h5><ul><li>One</li></ul>`

interface Block {
  style: string
  children: { text: string; marks: string[] }[]
  markDefs: { href?: string }[]
}

test('headings, links and lists of a page that is pasted into a text stay what they are', async ({
  studio,
}) => {
  const lake = editorClient()
  await openDocument(studio, 'landing;foundersNote')
  const editor = studio.getByTestId('field-body').locator('[contenteditable="true"]')
  await editor.click()
  await studio.keyboard.press('ControlOrMeta+a')
  await editor.evaluate((element, html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    clipboardData.setData('text/plain', 'The note')
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, pasted)
  const body = async () => ((await lake.getDocument('drafts.foundersNote'))?.body ?? []) as Block[]
  const styles = async () =>
    (await body()).map(({ style, children }) => [style, children.map(({ text }) => text).join('')])
  await expect.poll(styles).toEqual([
    ['h3', 'The note'],
    ['h3', 'What I ask'],
    ['normal', 'Read the terms.'],
    ['h3', 'As it is'],
    ['h4', 'How'],
    ['normal', 'One'],
  ])
  expect((await body())[2]?.markDefs.map(({ href }) => href)).toEqual(['https://example.org/terms'])
})
