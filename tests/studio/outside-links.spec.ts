import { createServer, type RequestListener } from 'node:http'
import { editorClient } from '../running-stack/content.ts'
import { listen } from '../running-stack/listen.ts'
import { openPublishCheck, startStudio } from './open-studio.ts'
import { expect, test } from './studio-test.ts'

/** `/open/` pages allow cross-origin reads. */
const pages: Record<string, RequestListener> = {
  '/there': (_, response) => response.end('<h1>Here</h1>'),
  '/missing': (_, response) => response.writeHead(404).end('Nothing here'),
  '/get-only': ({ method }, response) => response.writeHead(method === 'GET' ? 200 : 405).end(),
  '/moved': (_, response) => response.writeHead(302, { location: '/there' }).end(),
  '/round': (_, response) => response.writeHead(302, { location: '/round' }).end(),
  '/hangs': () => undefined,
  '/hangs-up': (request) => request.socket.destroy(),
}

async function closedAddress(): Promise<string> {
  const { server, origin } = await otherSite([])
  await new Promise((resolve) => server.close(resolve))
  return `${origin}/x`
}

async function otherSite(heard: { address: string; cookie: string; referer: string }[]) {
  const server = createServer((request, response) => {
    const address = request.url ?? ''
    const { cookie = '', referer = '' } = request.headers
    heard.push({ address, cookie, referer })
    if (address.startsWith('/open/')) response.setHeader('access-control-allow-origin', '*')
    pages[address.replace('/open', '')]?.(request, response)
  })
  return { server, origin: await listen(server) }
}

test('links to other sites are tried by the editor’s own browser; dead ones are warnings at their field', async ({
  studio,
}) => {
  const heard: Parameters<typeof otherSite>[0] = []
  const { server, origin: plain } = await otherSite(heard)
  const secure = plain.replace('http:', 'https:')
  const refused = await closedAddress()
  const paths = [...Object.keys(pages), '/open/there', '/open/missing']
  const hrefs = [...paths.map((path) => `${plain}${path}`), `${secure}/there`, refused]
  const lake = editorClient()
  const settings = await lake.getDocument('siteSettings')
  if (!settings) throw new Error('There are no site settings.')
  const navigation = hrefs.map((href, index) => ({ _key: `k${index}`, _type: 'link', label: 'Away', href }))
  await lake.createOrReplace({ ...settings, _id: 'drafts.siteSettings', socials: [], navigation })
  try {
    await studio.context().addCookies([{ name: 'private', value: 'of the other site', url: plain }])
    await openPublishCheck(studio, 'siteSettings')
    const panel = studio.getByTestId('publish-check')
    const warned = (href: string) => panel.getByRole('button', { name: href, exact: false })
    // The hanging one has eight seconds.
    for (const [href, words] of [
      [`${plain}/open/missing`, 'leads nowhere: that site has no such page.'],
      [`${plain}/hangs`, 'could not be reached from here.'],
      [`${plain}/hangs-up`, 'could not be reached from here.'],
      [`${plain}/round`, 'could not be reached from here.'],
      [`${secure}/there`, 'could not be reached from here.'],
      [refused, 'could not be reached from here.'],
    ] as const) {
      await expect(warned(`${href} ${words}`), href).toBeVisible()
    }
    for (const path of ['/there', '/get-only', '/moved', '/open/there', '/missing'])
      await expect(warned(`${plain}${path} `), path).toHaveCount(0)
    await expect(panel.getByText('1 link to another site: the page is there.')).toBeVisible()
    // A browser may not read its 404: reported as unknown.
    await expect(panel.getByText(/4 links to other sites: somebody answers, but a browser/)).toBeVisible()
    await warned(`${plain}/open/missing`).click()
    await expect(studio.getByLabel('Leads to').filter({ visible: true })).toHaveValue(`${plain}/open/missing`)
    expect(heard.filter(({ cookie, referer }) => cookie || referer)).toEqual([])
  } finally {
    server.closeAllConnections()
    server.close()
  }
})

test('an address is asked for when it is written, not at each letter, and the local Studio asks nobody outside', async ({
  page,
}) => {
  const heard: Parameters<typeof otherSite>[0] = []
  const { server, origin } = await otherSite(heard)
  const lake = editorClient()
  const id = await lake.fetch<string>('*[_type == "offering" && !(_id in path("drafts.**"))][0]._id')
  const outside: string[] = []
  page.on('request', (request) => {
    if (!/^(https?|wss?):\/\/([\w.-]*localhost|127\.0\.0\.1)[:/]/.test(request.url()))
      outside.push(request.url())
  })
  try {
    await startStudio(page, '/structure')
    await openPublishCheck(page, `landing;offering;${id}`)
    await page.getByRole('tab', { name: 'Behaviour' }).click()
    const field = page.getByTestId('field-link').locator('input')
    await expect(field).toBeEditable()
    await field.fill('')
    await field.pressSequentially(`${origin}/open/there`, { delay: 20 })
    await expect(page.getByText('1 link to another site: the page is there.')).toBeVisible()
    expect(heard.map(({ address }) => address)).toEqual(['/open/there'])
    await field.fill('https://www.example.com/page')
    await expect(
      page.getByText('1 link to another site not tried: this Studio asks nobody outside.'),
    ).toBeVisible()
    expect(outside.filter((url) => !/^(data|blob):/.test(url))).toEqual([])
  } finally {
    server.closeAllConnections()
    server.close()
  }
})
