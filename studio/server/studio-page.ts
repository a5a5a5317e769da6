/** `apiHost` is set for the local content lake only. */
export interface StudioEnvironment {
  projectId: string
  dataset: string
  apiHost?: string | undefined
  siteUrl: string
}

export const environmentId = 'studio-environment'

/** Answers Sanity's update check and reports with nothing. */
const requestFilter = `<script>{
const send = window.fetch
const here = /(^|\\.)localhost$|^127\\.0\\.0\\.1$/
window.fetch = (input, init) => {
  const { hostname } = new URL(input instanceof Request ? input.url : input, location.href)
  return here.test(hostname) ? send(input, init) : Promise.resolve(Response.json({}))
}}</script>`

const dashboardScript = /<script[^>]*data-sanity-core[^>]*><\/script>/g
const remoteFontFace = /@font-face\s*\{[^}]*https:\/\/[\w-]+\.sanity\.io[^}]*\}/g

export const withoutRemoteFonts = (css: string) => css.replace(remoteFontFace, '')

/** One build of the Studio runs everywhere: its page says which project it edits, and whose site. */
export function studioPage(html: string, environment: StudioEnvironment): string {
  const json = JSON.stringify(environment).replaceAll('<', '\\u003c')
  const given = `<script id="${environmentId}" type="application/json">${json}</script>`
  const own = withoutRemoteFonts(html)
  return environment.apiHost === undefined
    ? own.replace('<head>', () => `<head>${given}`)
    : own.replace(dashboardScript, '').replace('<head>', () => `<head>${requestFilter}${given}`)
}
