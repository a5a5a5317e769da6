import { expect, test } from 'vitest'
import { readBrowserReport } from './browser-reports.ts'

const policy = (report: object) => readBrowserReport({ 'csp-report': report })

test('a report of a policy is counted by what was blocked, and keeps no address', () => {
  const report = {
    'document-uri': 'https://example.com/wiring/56761188-7520-42d8-8898-ff6fc54ce618',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?maya@studio.example',
    'script-sample': 'alert(1)',
  }
  expect(policy(report)).toEqual({ kind: 'policy', directive: 'script-src-elem', blocked: 'address' })
  expect(policy({ 'violated-directive': "img-src 'self'", 'blocked-uri': 'data' })).toEqual({
    kind: 'policy',
    directive: 'img-src',
    blocked: 'data',
  })
})

test.each([
  ['inline', 'inline'],
  ['chrome-extension', 'extension'],
  ['moz-extension://0f81d4fa', 'extension'],
  ['maya@studio.example', 'other'],
  [7, 'other'],
])('%j was %s', (given, blocked) => {
  expect(policy({ 'effective-directive': 'x'.repeat(99), 'blocked-uri': given })).toEqual({
    kind: 'policy',
    directive: 'other',
    blocked,
  })
})

test('an error is counted by its place', () => {
  expect(readBrowserReport({ place: 'wizard', message: 'maya@studio.example' })).toEqual({
    kind: 'error',
    place: 'wizard',
  })
  expect(readBrowserReport({ place: 'maya@studio.example' })).toEqual({ kind: 'error', place: 'other' })
})

test.each([null, [], 'text', {}, { 'csp-report': null }])('%j is no report', (body) => {
  expect(readBrowserReport(body)).toBeNull()
})
