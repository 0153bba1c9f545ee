import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { ActionError } from '../../../renderer/actions/ActionError'
import type { Outcome } from '../../../renderer/actions/outcome'
import { find, press, renderBlocks, text } from '../../helpers/renderer/renderBlocks'

const submit = { handler: 'submit', data: { method: 'POST', endpoint: '/avis' } }
const navigate = { handler: 'navigation', data: { path: '/contenu/piscine' } }
const block = (data: object, action?: object) => ({
  type: 'button',
  data: { label: 'Envoyer', ...data },
  ...(action ? { action } : {}),
})

it('a button whose action has an address is a link', async () => {
  const { page } = await renderBlocks([block({ action: navigate })])
  expect(find(page, 'a').getAttribute('href')).toBe('/montclair/contenu/piscine')
})

it('a button runs its own action, otherwise the block’s', async () => {
  const run = vi.fn(async () => ({ status: 'done' as const, value: undefined }))
  const { page } = await renderBlocks([block({ action: submit }, navigate), block({}, submit)], { run })
  for (const button of page.querySelectorAll<HTMLElement>('button')) await press(button)
  expect(run.mock.calls).toEqual([
    [submit, expect.anything()],
    [submit, expect.anything()],
  ])
})

it('a button without any action, or disabled, cannot be pressed', async () => {
  const { page } = await renderBlocks([
    block({}),
    block({ disabled: true, action: submit }),
    block({ disabled: true, action: navigate }),
  ])
  expect(page.querySelectorAll('button:disabled')).toHaveLength(2)
  const link = find(page, 'a')
  expect([link.getAttribute('aria-disabled'), link.hasAttribute('href')]).toEqual(['true', false])
})

it('a draft looks like one, and can still be pressed', async () => {
  const run = vi.fn(async () => ({ status: 'done' as const, value: undefined }))
  const { page } = await renderBlocks([block({ draft: true, action: submit }), block({ action: submit })], { run })
  const [draft, plain] = page.querySelectorAll('button')
  expect([draft, plain].map((button) => button?.className.includes('draft'))).toEqual([true, false])
  await press(find(page, 'button'))
  expect(run).toHaveBeenCalledTimes(1)
})

it.each([
  ['calls a service', submit, 'Envoi en cours…'],
  ['calls none', { handler: 'share', data: {} }, 'Chargement…'],
])('a button whose action %s is busy while it runs, and pressing again does nothing', async (_, action, busyText) => {
  let finish: (outcome: Outcome) => void = () => {}
  const run = vi.fn(() => new Promise<Outcome>((resolve) => (finish = resolve)))
  const { page } = await renderBlocks([block({ action })], { run })
  const button = find(page, 'button')
  await press(button)
  await press(button)
  expect(run).toHaveBeenCalledTimes(1)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(text(find(button, '[role=status]'))).toBe(busyText)
  await act(async () => finish({ status: 'done', value: undefined }))
  expect(button.hasAttribute('aria-disabled')).toBe(false)
  expect(button.querySelector('[role=status]')).toBeNull()
})

it('a failure that no catch handles is shown', async () => {
  const run = async (): Promise<Outcome> => ({ status: 'failed', error: new Error('secret') })
  const { page } = await renderBlocks([block({ action: submit })], { run })
  await press(find(page, 'button'))
  expect(text(find(page, '[role=alert]'))).toBe('Une erreur est survenue. Veuillez réessayer plus tard.')
})

it.each([
  ['unavailable', 'Cette action n’est pas disponible pour le moment.'],
  [
    'position-refused',
    'Votre position n’est pas accessible. Autorisez la localisation dans votre navigateur, puis réessayez.',
  ],
  ['position-unavailable', 'Votre position n’a pas pu être déterminée. Réessayez dans un instant.'],
] as const)('a failure with the reason %s has a sentence of its own', async (reason, sentence) => {
  const error = new ActionError(reason, 'secret')
  const run = async (): Promise<Outcome> => ({
    status: 'failed',
    error: new Error('secret'),
    next: { status: 'failed', error },
  })
  const { page } = await renderBlocks([block({ action: submit })], { run })
  await press(find(page, 'button'))
  expect(text(find(page, '[role=alert]'))).toBe(sentence)
})

it('a failure that a catch handles is not shown', async () => {
  const next: Outcome = { status: 'done', value: undefined }
  const run = async (): Promise<Outcome> => ({ status: 'failed', error: new Error('secret'), next })
  const { page } = await renderBlocks([block({ action: submit })], { run })
  await press(find(page, 'button'))
  expect(page.querySelector('[role=alert]')).toBeNull()
})

it('an unknown icon renders nothing', async () => {
  const { page } = await renderBlocks([
    block({ icon: 'phone', action: submit }),
    block({ icon: 'constructor', action: submit }),
  ])
  expect(page.querySelectorAll('svg')).toHaveLength(1)
})
