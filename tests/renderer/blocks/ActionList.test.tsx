import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { Outcome } from '../../../renderer/actions/outcome'
import type { Host } from '../../../renderer/engine/HostContext'
import { contrast, parseColor } from '../../../schemas/colors/color'
import { find, findPressable, press, renderBlocks, text } from '../../helpers/renderer/renderBlocks'

const first = { handler: 'navigation', data: { path: '/contenu/rendez-vous' } }
const second = { handler: 'submit', data: { method: 'DELETE', endpoint: '/demande/42' } }
const list = (data: object = {}) => ({
  type: 'action-list',
  data: {
    items: [
      { title: 'Prendre rendez-vous', action: first },
      { title: 'Annuler ma demande', action: second },
    ],
    buttonText: 'Confirmer',
    ...data,
  },
})
const done: Outcome = { status: 'done', value: undefined }
const radios = (page: Element) => [...page.querySelectorAll<HTMLInputElement>('input')]
const choose = (page: Element, index: number) => press(radios(page)[index] ?? page.ownerDocument.body)

describe('an action list', () => {
  it('is a named group of radio buttons with a confirm button', async () => {
    const { page } = await renderBlocks([list()])
    expect(text(find(page, 'fieldset > legend'))).toBe('Faites votre choix')
    expect([...page.querySelectorAll('label')].map(text)).toEqual(['Prendre rendez-vous', 'Annuler ma demande'])
    expect(new Set(radios(page).map(({ type, name }) => `${type} ${name}`)).size).toBe(1)
    expect(text(find(page, 'button'))).toBe('Confirmer')
  })

  it('cannot be confirmed until an action is chosen', async () => {
    const run = vi.fn<Host['run']>(async () => done)
    const { page } = await renderBlocks([list()], { run })
    expect(find(page, 'button').hasAttribute('disabled')).toBe(true)
    await choose(page, 1)
    expect(find(page, 'button').hasAttribute('disabled')).toBe(false)
    expect(run).not.toHaveBeenCalled()
  })

  it('runs the action chosen last', async () => {
    const run = vi.fn<Host['run']>(async () => done)
    const { page } = await renderBlocks([list()], { run })
    await choose(page, 0)
    await choose(page, 1)
    await press(find(page, 'button'))
    expect(run.mock.calls.map(([action]) => action)).toEqual([second])
  })

  it('runs once however often the button is pressed, and shows that it is busy', async () => {
    let end: (outcome: Outcome) => void = () => {}
    const run = vi.fn<Host['run']>(() => new Promise((resolve) => (end = resolve)))
    const { page } = await renderBlocks([list()], { run })
    await choose(page, 0)
    await press(find(page, 'button'))
    await press(find(page, 'button'))
    expect(run).toHaveBeenCalledTimes(1)
    expect(text(find(page, '[role=status]'))).toBe('Un instant…')
    await act(async () => end(done))
    expect(page.querySelector('[role=status]')).toBeNull()
  })

  it('shows a failure and keeps the choice', async () => {
    const { page } = await renderBlocks([list()], {
      run: async () => ({ status: 'failed', error: new Error('offline') }),
    })
    await choose(page, 1)
    await press(find(page, 'button'))
    expect(text(find(page, '[role=alert]'))).toBe('Une erreur est survenue. Veuillez réessayer plus tard.')
    expect(radios(page).map(({ checked }) => checked)).toEqual([false, true])
  })

  it('resets the choice when its data changes', async () => {
    const { page, show } = await renderBlocks([list()])
    await choose(page, 0)
    await show([list({ buttonText: 'Envoyer' })])
    expect(radios(page).map(({ checked }) => checked)).toEqual([true, false])
    await show([list({ items: [{ title: 'Tout supprimer', action: second }] })])
    expect(radios(page).map(({ checked }) => checked)).toEqual([false])
    expect(findPressable(page, 'Confirmer').hasAttribute('disabled')).toBe(true)
  })

  it('is a list of links without JavaScript, where an action has an address', async () => {
    const { page } = await renderBlocks([list()])
    expect(findPressable(page, 'Prendre rendez-vous').getAttribute('href')).toBe('/montclair/contenu/rendez-vous')
  })
})

describe('the colours of an action list', () => {
  const property = (element: HTMLElement, name: string) => parseColor(element.style.getPropertyValue(name))

  it('are those of the data where they are readable', async () => {
    const colors = { buttonColor: '#0f6675', buttonTextColor: '#ffffff', selectColor: '#2a6659' }
    const { page } = await renderBlocks([list(colors)])
    const button = find(page, 'button')
    expect(button.style.getPropertyValue('--tint')).toBe('#0f6675')
    expect(button.style.getPropertyValue('--on-tint')).toBe('#ffffff')
    expect(find(page, 'fieldset').style.getPropertyValue('--tint-text')).toBe('#2a6659')
  })

  it('are corrected where they are not readable', async () => {
    const theme = document.createElement('style')
    theme.textContent = 'fieldset { --color-surface: #ffffff }'
    document.body.append(theme)
    const { page } = await renderBlocks([
      list({ buttonColor: '#ffe14d', buttonTextColor: '#fff3b0', selectColor: '#fff3b0' }),
    ])
    const button = find(page, 'button')
    expect(button.style.getPropertyValue('--tint')).toBe('#ffe14d')
    expect(contrast(property(button, '--tint'), property(button, '--on-tint'))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(property(find(page, 'fieldset'), '--tint-text'), [255, 255, 255])).toBeGreaterThanOrEqual(4.5)
  })

  it('of a button without its own background stay those of the portal', async () => {
    const { page } = await renderBlocks([list({ buttonTextColor: '#ff0000' })])
    expect(find(page, 'button').getAttribute('style')).toBeNull()
  })
})
