import type { Plugin } from 'vite'

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

const offlineHtml = (html: string) =>
  html.replace(dashboardScript, '').replace(remoteFontFace, '').replace('<head>', `<head>${requestFilter}`)

/** For a Studio of the local content lake only. */
export function offline(): Plugin {
  return {
    name: 'offline',
    enforce: 'post',
    transformIndexHtml: { order: 'post', handler: offlineHtml },
    generateBundle(_options, bundle) {
      for (const asset of Object.values(bundle)) {
        if (asset.type !== 'asset' || typeof asset.source !== 'string') continue
        if (asset.fileName === 'index.html') asset.source = offlineHtml(asset.source)
        if (asset.fileName.endsWith('.css')) asset.source = asset.source.replace(remoteFontFace, '')
      }
    },
  }
}
