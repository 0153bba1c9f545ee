import { expect, it } from 'vitest'
import lazyInput from '../../../renderer/inputs/lazyInput.ts?raw'

const sheets = Object.keys(import.meta.glob('../../../renderer/inputs/*/*.module.css'))
const simple = /\/inputs\/(?:choice|date|number|text)\//

it('the styles of every lazy control come with any form, which the server renders completely', () => {
  const late = sheets
    .filter((sheet) => !simple.test(sheet))
    .map((sheet) => sheet.replace('../../../renderer/inputs', '.'))
  expect(late.length).toBeGreaterThan(5)
  expect(late.filter((sheet) => !lazyInput.includes(`'${sheet}'`))).toEqual([])
})
