// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { createHost } from '../../src/portal/actions/createHost'
import { startRun, waitUntil } from '../helpers/waitUntil'
import { text } from './answers'
import { visit } from './visit'

const dialogs = () => [...document.querySelectorAll('dialog')]
const titles = () => dialogs().map((dialog) => dialog.querySelector('h2')?.textContent)
const pressButton = async (label: string) => {
  const button = [...document.querySelectorAll('dialog button')].find(({ textContent }) => textContent === label)
  if (!(button instanceof HTMLElement)) return expect.fail(`There is no button ${label}.`)
  button.focus()
  await act(async () => button.click())
}
const isLocked = () => document.documentElement.dataset.scroll !== undefined

/** Opens a modal from the first radio button of the page, which has the focus. */
async function openModal(modal: object) {
  const { session } = await visit('/valbeau')
  const opener = document.querySelector('input') ?? expect.fail('The page has no input.')
  opener.focus()
  const action = JSON.parse(JSON.stringify({ handler: 'modal', data: { modal } }))
  await startRun(() => createHost(session).run(action, { key: 'test' }))
  await waitUntil(() => expect(titles()).toHaveLength(1))
  return opener
}

const modal = (title: string, ...buttons: object[]) => ({ title, components: [text(title)], buttons })

describe('a modal', () => {
  it('replaces the open one, and gives the focus back to what opened the first', async () => {
    const next = { label: 'Suite', kind: 'primary', action: { handler: 'modal', data: { modal: modal('Second') } } }
    const opener = await openModal(modal('Premier', next))
    await pressButton('Suite')
    await waitUntil(() => expect(titles()).toEqual(['Second']))
    expect(isLocked()).toBe(true)
    await act(async () => document.querySelector<HTMLElement>('dialog button')?.click())
    expect(dialogs()).toEqual([])
    expect(isLocked()).toBe(false)
    expect(document.activeElement).toBe(opener)
  })

  it('stays below a confirmation of its action, and gets the focus back from it', async () => {
    const action = { handler: 'close-modal', confirm: { title: 'Fermer ?' } }
    await openModal(modal('Premier', { label: 'Fini', kind: 'primary', action }))
    await pressButton('Fini')
    await waitUntil(() => expect(titles()).toEqual(['Premier', 'Fermer ?']))
    await pressButton('Annuler')
    await waitUntil(() => expect(titles()).toEqual(['Premier']))
    expect(document.activeElement?.textContent).toBe('Fini')
  })

  it('ends and unlocks the page when the browser closes it by itself', async () => {
    const opener = await openModal({ ...modal('Important', { label: 'Lu', kind: 'primary' }), closable: false })
    await act(async () => dialogs()[0]?.close())
    expect(dialogs()).toEqual([])
    expect(isLocked()).toBe(false)
    expect(document.activeElement).toBe(opener)
  })

  it('closes by a press on what is around it, and not by one inside', async () => {
    await openModal(modal('Premier', { label: 'Lu', kind: 'primary' }))
    await act(async () => dialogs()[0]?.querySelector('h2')?.click())
    expect(titles()).toEqual(['Premier'])
    await act(async () => dialogs()[0]?.click())
    expect(dialogs()).toEqual([])
    expect(isLocked()).toBe(false)
  })

  it('that is not closable stays when what is around it is pressed', async () => {
    await openModal({ ...modal('Important', { label: 'Lu', kind: 'primary' }), closable: false })
    await act(async () => dialogs()[0]?.click())
    expect(titles()).toEqual(['Important'])
    expect(isLocked()).toBe(true)
  })

  it('closes with what is asked above it when the visitor goes to another page', async () => {
    const action = { handler: 'close-modal', confirm: { title: 'Fermer ?' } }
    const shown = { ...modal('Premier', { label: 'Fini', kind: 'primary', action }), closable: false }
    await openModal(shown)
    await pressButton('Fini')
    await waitUntil(() => expect(titles()).toEqual(['Premier', 'Fermer ?']))
    await act(async () => navigate('/valbeau/menu'))
    await waitUntil(() => expect(document.querySelector('h1')?.textContent).toBe('Menu'))
    expect(dialogs()).toEqual([])
    expect(isLocked()).toBe(false)
  })

  it('that is not closable refuses Escape', async () => {
    await openModal({ ...modal('Important', { label: 'Lu', kind: 'primary' }), closable: false })
    const [dialog] = dialogs()
    expect(dialog?.getAttribute('closedby')).toBe('none')
    const press = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
    await act(async () => dialog?.querySelector('button')?.dispatchEvent(press))
    expect(press.defaultPrevented).toBe(true)
    expect(titles()).toEqual(['Important'])
  })
})
