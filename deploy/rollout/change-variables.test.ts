import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { changeVariables } from './change-variables.ts'

const folder = mkdtempSync(join(tmpdir(), 'change-variables-'))
const file = join(folder, 'env')
const read = () => readFileSync(file, 'utf8')
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => writeFileSync(file, 'A=old\n'))

test('the processes start with what was changed', async () => {
  const started: string[] = []
  await changeVariables(file, 'A=new\n', async () => void started.push(read()))
  expect([started, read(), readdirSync(folder)]).toEqual([['A=new\n'], 'A=new\n', ['env']])
})

test('where a process is not well with it, the file and the processes are as before', async () => {
  const started: string[] = []
  const restartAll = async () => {
    started.push(read())
    if (started.length === 1) throw new Error('tracework-site@3000 says 503 after 60 s')
  }
  await expect(changeVariables(file, 'A=new\n', restartAll)).rejects.toThrow(
    `tracework-site@3000 says 503 after 60 s; ${file} is as it was, and so is each process`,
  )
  expect([started, read()]).toEqual([['A=new\n', 'A=old\n'], 'A=old\n'])
})

test('where a process stays ill, it says so', async () => {
  const restartAll = () => Promise.reject(new Error('tracework-site@3000 says 503 after 60 s'))
  await expect(changeVariables(file, 'A=new\n', restartAll)).rejects.toThrow('is as it was, look at status')
  expect(read()).toBe('A=old\n')
})
