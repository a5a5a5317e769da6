import { expect, test } from 'vitest'
import { pickedFile } from './picked-file.ts'

const picked = (name: string, type = '') => pickedFile(new File(['x'], name, { type }))

test.each(['IMG_1.HEIC', 'a.heif'])('%s without a type is taken for HEIC', (name) => {
  expect(picked(name).type).toBe('image/heic')
})

test('any other empty type stays empty', () => {
  expect(picked('picture').type).toBe('')
})

test('a name keeps its letters and signs, but cannot turn the text around it', () => {
  expect(picked('<b>ß🙂\u202Egnp.exe\u0007.png').name).toBe('<b>ß🙂gnp.exe.png')
  expect(picked('\u202E').name).toBe('picture')
})
