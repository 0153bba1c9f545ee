import { describe, expect, it } from 'vitest'
import { isolateRightToLeft } from '../../../schemas/html/isolateRightToLeft'
import { find, renderBlocks } from '../../helpers/renderer/renderBlocks'

const comment = (more: object) => ({
  type: 'comment',
  data: { date: '2026-05-04T17:20:00Z', text: 'מקום יפה מאוד!', author: 'ליאת', ...more },
})

describe('what people typed', () => {
  it('is set in the direction of its letters and claims no language that is unknown', async () => {
    const { page } = await renderBlocks([comment({})])
    const [author, text] = ['b', 'p:last-child'].map((part) => find(page, part))
    expect([author?.dir, text?.dir, text?.lang]).toEqual(['auto', 'auto', 'und'])
  })

  it('has its language when that is known, also one that no portal has', async () => {
    const { page } = await renderBlocks([comment({ locale: 'ar-LB' })])
    expect(find(page, 'p:last-child').lang).toBe('ar-LB')
  })

  it.each([
    ['text', 'auto'],
    ['textarea', 'auto'],
    ['address', 'auto'],
    ['email', ''],
    ['url', ''],
    ['phone', ''],
  ])('follows its letters in a field, unless addresses and numbers are typed there: %s', async (inputType, dir) => {
    const { page } = await renderBlocks([{ type: 'dynamic-input', data: { name: 'a', label: 'A', inputType } }])
    expect(find(page, 'input, textarea').dir).toBe(dir)
  })

  it('is isolated inside a sentence', () => {
    expect(isolateRightToLeft('صورة البيت (2).jpg')).toBe('\u2068صورة البيت\u2069 (2).jpg')
    expect(isolateRightToLeft('photo (2).jpg')).toBe('photo (2).jpg')
  })
})
