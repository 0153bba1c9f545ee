import { expect, it } from 'vitest'
import lazyStyles from '../../../renderer/inputs/lazyStyles.ts?raw'

const sheets = Object.keys(import.meta.glob('../../../renderer/inputs/*/*.module.css'))
const simple = /\/inputs\/(?:choice|date|number|text)\//

it('the styles of every control that is fetched later come with any form, which a server draws whole', () => {
  const late = sheets
    .filter((sheet) => !simple.test(sheet))
    .map((sheet) => sheet.replace('../../../renderer/inputs', '.'))
  expect(late.length).toBeGreaterThan(5)
  expect(late.filter((sheet) => !lazyStyles.includes(`'${sheet}'`))).toEqual([])
})
