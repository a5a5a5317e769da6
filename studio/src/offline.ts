import type { Plugin } from 'vite'

/** Answers Sanity's update check and reports with nothing. */
const guard = `<script>{
const ask = window.fetch
const here = /(^|\\.)localhost$|^127\\.0\\.0\\.1$/
window.fetch = (input, init) => {
  const { hostname } = new URL(input instanceof Request ? input.url : input, location.href)
  return here.test(hostname) ? ask(input, init) : Promise.resolve(Response.json({}))
}}</script>`

const bridge = /<script[^>]*data-sanity-core[^>]*><\/script>/g
const remoteFace = /@font-face\s*\{[^}]*https:\/\/[\w-]+\.sanity\.io[^}]*\}/g

const withGuard = (html: string) =>
  html.replace(bridge, '').replace(remoteFace, '').replace('<head>', `<head>${guard}`)

/** For a Studio of the local content lake only. */
export function offline(): Plugin {
  return {
    name: 'offline',
    enforce: 'post',
    transformIndexHtml: { order: 'post', handler: withGuard },
    generateBundle(_options, bundle) {
      for (const asset of Object.values(bundle)) {
        if (asset.type !== 'asset' || typeof asset.source !== 'string') continue
        if (asset.fileName === 'index.html') asset.source = withGuard(asset.source)
        if (asset.fileName.endsWith('.css')) asset.source = asset.source.replace(remoteFace, '')
      }
    },
  }
}
