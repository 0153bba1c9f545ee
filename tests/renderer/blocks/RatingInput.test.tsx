import { expect, it } from 'vitest'
import { find, press, renderBlocks, text } from '../../helpers/renderer/renderBlocks'

const block = (data: object = {}) => ({ type: 'rating-input', data: { name: 'rate', label: 'Votre note', ...data } })
const radios = (page: Element) => [...page.querySelectorAll<HTMLInputElement>('input[name=rate]')]

it('asks for a mark from 0 to 5 stars under its name', async () => {
  const { page } = await renderBlocks([block()])
  expect(text(find(page, 'legend'))).toBe('Votre note (facultatif)')
  expect(radios(page).map(({ value }) => value)).toEqual(['0', '1', '2', '3', '4', '5'])
  expect(radios(page).some(({ checked }) => checked)).toBe(false)
})

it('starts with the mark of its data, even 0', async () => {
  const { page } = await renderBlocks([block({ value: 0 })])
  expect(radios(page).find(({ checked }) => checked)?.value).toBe('0')
})

it('marks its radio buttons as required, and shows the chosen mark in words', async () => {
  const { page } = await renderBlocks([block({ required: true })])
  expect(radios(page).every(({ required }) => required)).toBe(true)
  await press(find(page, '[value="4"]'))
  expect(radios(page).find(({ checked }) => checked)?.value).toBe('4')
  expect(text(page)).toContain('4 étoiles sur 5')
})
