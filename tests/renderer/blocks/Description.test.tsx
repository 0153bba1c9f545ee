import { expect, it } from 'vitest'
import { fold } from '../../../renderer/blocks/description/Description'
import { find, press, renderBlocks, text } from '../../helpers/renderer/renderBlocks'

const of = (length: number) =>
  'La rue Haute. '
    .repeat(20)
    .slice(0, length - 1)
    .padEnd(length, 'x')
const block = (words: string) => ({ type: 'description', data: { text: words } })

it('a text of 165 characters is shown in full, without a button', async () => {
  const { page } = await renderBlocks([block(of(165))])
  expect(text(page)).toBe(of(165))
  expect(page.querySelector('button')).toBeNull()
})

it('a text of 166 characters unfolds and folds, and its button says which', async () => {
  const { page } = await renderBlocks([block(of(166))])
  const button = find(page, 'button')
  expect([text(button), button.getAttribute('aria-expanded')]).toEqual(['Voir plus', 'false'])
  expect(page.querySelector('[data-open]')).toBeNull()
  await press(button)
  expect([text(button), button.getAttribute('aria-expanded')]).toEqual(['Réduire', 'true'])
  expect(find(page, '[data-open] p').id).toBe(button.getAttribute('aria-controls'))
  await press(button)
  expect(button.getAttribute('aria-expanded')).toBe('false')
})

it('a folded text is complete in the HTML', async () => {
  const { page } = await renderBlocks([block(of(400))])
  expect(text(find(page, 'p'))).toBe(text(Object.assign(document.createElement('p'), { textContent: of(400) })))
})

it('the length counts code points', async () => {
  const { page } = await renderBlocks([block('🚲'.repeat(165))])
  expect(page.querySelector('button')).toBeNull()
})

it('a text is folded after a word, and a single longer word is cut', () => {
  expect(fold(`${'mot '.repeat(40)}longuement plus loin`)?.[0]).toBe('mot '.repeat(40).trimEnd())
  expect(fold('x'.repeat(200))?.[0]).toHaveLength(165)
  for (const words of [of(300), 'x'.repeat(200)]) expect(fold(words)?.join('')).toBe(words)
})
