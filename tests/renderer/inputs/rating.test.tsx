import { describe, expect, it } from 'vitest'
import { find, findPressable, press } from '../../helpers/renderer/renderBlocks'
import { renderInput } from '../../helpers/renderer/renderInput'

const radios = (page: Element) => [...page.querySelectorAll<HTMLInputElement>('input[type=radio]')]
const filled = (page: Element) => page.querySelectorAll('[data-filled=full]').length

describe('a mark', () => {
  it('has six radio buttons, from 0 to 5 stars', async () => {
    const { page } = await renderInput('rating')
    expect(radios(page).map((radio) => radio.getAttribute('aria-label'))).toEqual([
      '0 étoile sur 5',
      '1 étoile sur 5',
      '2 étoiles sur 5',
      '3 étoiles sur 5',
      '4 étoiles sur 5',
      '5 étoiles sur 5',
    ])
    expect(new Set(radios(page).map((radio) => radio.name))).toEqual(new Set(['champ']))
    expect(find(page, 'legend').textContent).toContain('Champ')
  })

  it('fills the stars up to the chosen one', async () => {
    const { page, value } = await renderInput('rating')
    expect(filled(page)).toBe(0)
    await press(find(page, '[value="3"]'))
    expect(value()).toBe(3)
    expect(filled(page)).toBe(3)
  })

  it('of 0 differs from no mark', async () => {
    const { page, value, check, error } = await renderInput('rating', { required: true })
    expect(value()).toBeNull()
    await check()
    expect(error()).toBeDefined()
    await press(find(page, '[value="0"]'))
    expect(value()).toBe(0)
    await check()
    expect(error()).toBeUndefined()
  })

  it('can be cleared when it is optional', async () => {
    const { page, value } = await renderInput('rating', { value: 4 })
    await press(findPressable(page, 'Effacer la note'))
    expect(value()).toBeNull()
    expect(radios(page).some((radio) => radio.checked)).toBe(false)
    expect(document.activeElement).toBe(radios(page)[0])
  })

  it('with any other value counts as no mark', async () => {
    const { value } = await renderInput('rating', { value: 2.5 })
    expect(value()).toBeNull()
  })
})
