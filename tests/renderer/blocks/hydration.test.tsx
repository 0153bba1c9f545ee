import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { Host } from '../../../renderer/engine/HostContext'
import { hydrateBlocks, tick } from '../../helpers/renderer/hydrateBlocks'
import { find, findPressable, press, text } from '../../helpers/renderer/renderBlocks'

const recorder = () => vi.fn<Host['run']>(async () => ({ status: 'done', value: undefined }))

describe('a choice made before hydration', () => {
  it('is the answer that a poll sends', async () => {
    const run = recorder()
    const responses = ['oui', 'non'].map((uid) => ({ uid, label: uid }))
    const { page } = await hydrateBlocks(
      [{ type: 'poll-simple', data: { pollUid: 'terrasses', responses } }],
      (early) => tick(early, 'non'),
      { run, formTarget: '/montclair/envoi' },
    )
    await press(findPressable(page, 'Voter'))
    expect(run.mock.calls[0]?.[0]).toEqual({ handler: 'vote', data: { pollUid: 'terrasses', responses: ['non'] } })
  })

  it('includes all the answers of a poll with several', async () => {
    const responses = ['un', 'deux', 'trois'].map((uid) => ({ responseUid: uid, response: uid }))
    const { page } = await hydrateBlocks(
      [{ type: 'poll', data: { pollUid: 'p', question: 'Lesquels ?', multiple: true, responses } }],
      (early) => {
        tick(early, 'un')
        tick(early, 'trois')
      },
    )
    expect([...page.querySelectorAll<HTMLInputElement>(':checked')].map(({ value }) => value)).toEqual(['un', 'trois'])
    expect(findPressable(page, 'Voter').hasAttribute('disabled')).toBe(false)
  })

  it('is the action that an action list runs', async () => {
    const run = recorder()
    const items = ['/a', '/b'].map((path) => ({ title: path, action: { handler: 'navigation', data: { path } } }))
    const { page } = await hydrateBlocks(
      [{ type: 'action-list', data: { items, buttonText: 'Confirmer' } }],
      (early) => tick(early, '1'),
      { run },
    )
    await press(findPressable(page, 'Confirmer'))
    expect(run.mock.calls[0]?.[0]).toEqual({ handler: 'navigation', data: { path: '/b' } })
  })

  it('is the category of a tree, with its content', async () => {
    const nodes = [{ title: 'Voirie', details: 'Indiquez le numéro.' }, { title: 'Arbres' }]
    const { page } = await hydrateBlocks([{ type: 'category-tree', data: { name: 'category', nodes } }], (early) =>
      tick(early, 'Voirie'),
    )
    expect(text(page)).toContain('Indiquez le numéro.')
  })

  it('is the mark that a form sends', async () => {
    const inputs = [{ name: 'note', label: 'Votre note', inputType: 'rating' }]
    const data = { inputs, method: 'POST', endpoint: '/core-service/api/v1/web/forms/fill', submitLabel: 'Envoyer' }
    const { page } = await hydrateBlocks([{ type: 'form', data }], (early) => tick(early, '3'))
    expect(page.querySelectorAll('[data-filled=full]')).toHaveLength(3)
    expect(findPressable(page, 'Effacer la note')).toBeDefined()
  })
})

it('a text typed before hydration is searched for', async () => {
  const run = recorder()
  const { page } = await hydrateBlocks(
    [{ type: 'search-field', data: { path: '/' } }],
    (early) => {
      const input = early.querySelector<HTMLInputElement>('input[type=search]')
      if (input) input.value = 'parc'
    },
    { run },
  )
  await act(async () => find(page, 'form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))
  expect(run.mock.calls[0]?.[0]).toMatchObject({ data: { path: '/?query=parc' } })
})
