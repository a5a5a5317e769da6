// biome-ignore-all lint/suspicious/noTemplateCurlyInString: texts of scripts.

import { describe, expect, test } from 'vitest'
import { pagePolicy, scriptHashes } from './content-security-policy.mjs'

const page = (...scripts: string[]) => scripts.map((body) => `<script>${body}</script>`).join('')

describe('scriptHashes', () => {
  test.each([
    '(self.__next_f=self.__next_f||[]).push([0])',
    'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n"])',
    'self.__next_f.push([1,`1:"$Sreact.fragment"$ \\${a} \\` \\\\\n`])',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"],"runtimeModuleIds":[1]});',
  ])('hashes a script of Next: %s', (body) => {
    expect(scriptHashes(page(body))).toHaveLength(1)
  })

  test.each([
    'alert(1)',
    'self.__next_f.push([1,alert(1)])',
    'self.__next_f.push([1,"a"]);alert(1)//])',
    'self.__next_f.push([1,"a"]),alert([1])',
    'self.__next_f.push([1,`${alert(1)}`])',
    'self.__next_f.push([1,`$${alert(1)}`])',
    'self.__next_f.push([1,`\\\\${alert(1)}`])',
    'self.__next_f.push([1,`a`+alert(1)+`b`])',
    'self.__next_f.push([1,`a`]);alert(`1`)//`])',
    'self.__next_f.push([1,`a\\`])',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"a":1});alert(1)',
    'requestAnimationFrame(function(){$RT=performance.now()});alert(1)',
  ])('does not hash %s', (body) => {
    expect(scriptHashes(page(body))).toEqual([])
  })

  test('ignores external scripts and JSON-LD', () => {
    expect(
      scriptHashes('<script src="/a.js" async=""></script><script type="application/ld+json">[1]</script>'),
    ).toEqual([])
  })
})

test('a policy never allows unsafe-inline scripts', () => {
  const policy = pagePolicy(["'sha256-x'"], { lake: 'http://l', supabase: 'http://s', studio: 'http://t' })
  expect(policy).toContain("script-src 'self' 'sha256-x';")
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
})
