// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { createHost } from '../../src/portal/actions/createHost'
import { control, fill } from '../helpers/renderer/fill'
import { startRun, waitUntil } from '../helpers/waitUntil'
import { deferred } from '../renderer/actions/recorder'
import { type Answers, type backEnd, text } from './answers'
import { click, defaultAnswers, visit } from './visit'

const endpoint = '/core-service/api/v1/web/portal/valbeau/signals'
const submit = { handler: 'submit', data: { method: 'POST', endpoint, fields: { origin: 'modal' } } }
const send = { label: 'Envoyer', kind: 'primary', action: { ...submit, then: { handler: 'close-modal' } } }
const nodes = [{ title: 'Voirie', children: [{ title: 'Trou', payload: { category: 'hole' } }] }, { title: 'Autre' }]
const modal = {
  title: 'Signaler',
  components: [
    {
      type: 'group',
      data: {
        components: [
          { type: 'dynamic-input', data: { name: 'message', label: 'Message', inputType: 'text', required: true } },
        ],
      },
    },
    { type: 'category-tree', data: { name: 'category', nodes } },
    { type: 'rating-input', data: { name: 'rate', label: 'Votre note', required: true } },
  ],
  buttons: [{ label: 'Annuler', kind: 'secondary' }, send],
}

const dialog = () => document.querySelector('dialog') ?? expect.fail('No modal is open.')
const topDialog = () => [...document.querySelectorAll('dialog')].at(-1) ?? expect.fail('No dialog is open.')
const buttonIn = (place: Element, label: string) =>
  [...place.querySelectorAll<HTMLElement>('button')].find(({ textContent }) => textContent?.endsWith(label)) ??
  expect.fail(`There is no button ${label}.`)
const button = (label: string) => buttonIn(dialog(), label)
const pressIn = (place: Element, label: string) => act(async () => buttonIn(place, label).click())
const press = (label: string) => pressIn(dialog(), label)
const errors = () =>
  [...dialog().querySelectorAll('p:has(svg):not([role=status])')].map(({ textContent }) => textContent)

async function openModal(shown: object = modal, fetch?: ReturnType<typeof backEnd>['fetch'], answers?: Answers) {
  const page = await visit('/valbeau', { ...defaultAnswers, ...answers }, fetch)
  const open = async () => {
    const action = JSON.parse(JSON.stringify({ handler: 'modal', data: { modal: shown } }))
    await startRun(() => createHost(page.session).run(action, { key: 'test' }))
    await waitUntil(() => control(dialog(), 'rate'))
  }
  await open()
  return { ...page, open }
}

const messageInput = () => dialog().querySelector<HTMLInputElement>('input[type=text]') ?? expect.fail('no message')
const fillIn = async () => {
  await fill(messageInput(), 'Un trou')
  await click('dialog [name=category]')
  await click('dialog [name=rate][value="4"]')
}

describe('a modal with inputs in several blocks', () => {
  it('shows what is missing, focuses the first and calls nothing', async () => {
    const { calls } = await openModal()
    await press('Envoyer')
    expect(errors()).toEqual([
      'Le champ " Message " est obligatoire',
      'Le champ " Catégorie " est obligatoire',
      'Le champ " Votre note " est obligatoire',
    ])
    expect(document.activeElement).toBe(messageInput())
    expect(calls).toEqual([])
    await fill(messageInput(), 'Un trou')
    await press('Envoyer')
    expect(errors()).toEqual(['Le champ " Catégorie " est obligatoire', 'Le champ " Votre note " est obligatoire'])
    expect(document.activeElement).toBe(dialog().querySelector('summary'))
    await click('dialog [name=category]')
    await press('Envoyer')
    expect(document.activeElement).toBe(control(dialog(), 'rate'))
    expect(errors()).toEqual(['Le champ " Votre note " est obligatoire'])
    expect(calls).toEqual([])
  })

  it('sends all values with the fields of the action, and runs what follows', async () => {
    const { calls } = await openModal(modal, undefined, { '/signals': { uid: '7' } })
    await fillIn()
    await press('Envoyer')
    await waitUntil(() => expect(document.querySelector('dialog')).toBeNull())
    const sent = calls.find(({ path }) => path === endpoint)
    expect(JSON.parse(String(sent?.init?.body))).toEqual({
      message: 'Un trou',
      category: { category: 'hole' },
      rate: 4,
      origin: 'modal',
    })
  })

  it('sends the values with the first call of the action only', async () => {
    const second = { handler: 'submit', data: { method: 'POST', endpoint: '/audit', fields: { seen: true } } }
    const both = { label: 'Envoyer', kind: 'primary', action: { ...submit, then: second } }
    const { calls } = await openModal({ ...modal, buttons: [both] }, undefined, { '/signals': {}, '/audit': {} })
    await fillIn()
    await press('Envoyer')
    await waitUntil(() => expect(calls).toHaveLength(2))
    expect(JSON.parse(String(calls[0]?.init?.body))).toMatchObject({ message: 'Un trou' })
    expect(JSON.parse(String(calls[1]?.init?.body))).toEqual({ seen: true })
  })

  it('stays open for Escape and a press on its backdrop while an action of it runs, and closes by its button', async () => {
    const { promise, resolve } = deferred<Response>()
    await openModal({ ...modal, buttons: [send] }, () => promise)
    await fillIn()
    await press('Envoyer')
    const escapePress = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
    await act(async () => button('Envoyer').dispatchEvent(escapePress))
    await act(async () => dialog().dispatchEvent(new Event('cancel', { cancelable: true })))
    await act(async () => dialog().click())
    expect(escapePress.defaultPrevented).toBe(true)
    expect(document.querySelectorAll('dialog')).toHaveLength(1)
    await click('dialog header button')
    await waitUntil(() => expect(document.querySelectorAll('dialog')).toHaveLength(2))
    await pressIn(topDialog(), 'Effacer et fermer')
    await waitUntil(() => expect(document.querySelector('dialog')).toBeNull())
    await act(async () => resolve(Response.json({})))
  })

  it('is busy while it sends, at every button that sends, and can still be left', async () => {
    const { promise, resolve } = deferred<Response>()
    const calls: string[] = []
    const fetch = (path: string) => {
      calls.push(path)
      return promise
    }
    const again = { label: 'Envoyer encore', action: submit }
    const second = { type: 'button', data: again }
    await openModal({ ...modal, components: [...modal.components, second] }, fetch)
    await fillIn()
    await press('Envoyer')
    expect(button('Envoyer').getAttribute('aria-disabled')).toBe('true')
    expect(button('Envoyer').querySelector('[role=status]')?.textContent).toBe('Envoi en cours…')
    expect(button('Envoyer encore').getAttribute('aria-disabled')).toBe('true')
    expect(button('Annuler').getAttribute('aria-disabled')).toBeNull()
    await press('Envoyer')
    await press('Envoyer encore')
    await waitUntil(() => expect(calls).toEqual([endpoint]))
    await act(async () => resolve(Response.json({}, { status: 500 })))
    await waitUntil(() => expect(button('Envoyer').getAttribute('aria-disabled')).toBeNull())
    expect(dialog().querySelector('[role=alert]')?.textContent).toContain('Une erreur est survenue')
    expect(messageInput().value).toBe('Un trou')
  })

  it('shows what the service rejects at its input', async () => {
    const issues = [
      { severity: 'error', code: 'wrong-value', pointer: '/body/rate', message: 'Too high.' },
      { severity: 'error', code: 'wrong-value', pointer: '/body/category', message: 'Unknown.' },
    ]
    const fetch = async () => Response.json({ error: { status: 422, code: 'invalid', issues } }, { status: 422 })
    await openModal(modal, fetch)
    await fillIn()
    await press('Envoyer')
    await waitUntil(() =>
      expect(errors()).toEqual(['Le champ " Catégorie " est incorrect', 'Le champ " Votre note " est incorrect']),
    )
    expect(document.activeElement).toBe(dialog().querySelector('summary'))
    await click('dialog [name=category][value=Autre]')
    expect(errors()).toEqual(['Le champ " Votre note " est incorrect'])
  })

  it('leaves its inputs alone when a button calls no service', async () => {
    const close = { label: 'Plus tard', kind: 'secondary', action: { handler: 'close-modal' } }
    await openModal({ ...modal, buttons: [close] })
    await press('Plus tard')
    expect(document.querySelector('dialog')).toBeNull()
  })

  it('forgets its values when it closes, after asking', async () => {
    const { open } = await openModal()
    await fillIn()
    await press('Annuler')
    await waitUntil(() => expect(document.querySelectorAll('dialog')).toHaveLength(2))
    const keep = buttonIn(topDialog(), 'Continuer à remplir')
    expect(document.activeElement).toBe(keep)
    const description = topDialog()?.getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(description)?.textContent).toBe(topDialog()?.querySelector('p')?.textContent)
    expect(keep.className).toContain('primary')
    expect(buttonIn(topDialog(), 'Effacer et fermer').className).toContain('danger')
    await pressIn(topDialog(), 'Effacer et fermer')
    await waitUntil(() => expect(document.querySelector('dialog')).toBeNull())
    await open()
    expect(messageInput().value).toBe('')
    expect(dialog().querySelector(':checked')).toBeNull()
  })

  it('leaves the inputs of a form inside to that form', async () => {
    const inputs = [{ name: 'email', label: 'Courriel', inputType: 'email', required: true }]
    const form = { type: 'form', data: { inputs, method: 'POST', endpoint: '/form', submitLabel: 'Écrire' } }
    const { calls } = await openModal({ ...modal, components: [...modal.components, form] }, undefined, {
      '/signals': {},
      '/form': {},
    })
    await fill(control(dialog(), 'email'), 'anne@exemple.be')
    await press('Écrire')
    await waitUntil(() => expect(calls).toHaveLength(1))
    expect(JSON.parse(String(calls[0]?.init?.body))).toEqual({ email: 'anne@exemple.be' })
    expect(errors()).toEqual([])
    await fillIn()
    await press('Envoyer')
    await waitUntil(() => expect(document.querySelector('dialog')).toBeNull())
    expect(JSON.parse(String(calls[1]?.init?.body))).not.toHaveProperty('email')
  })

  it('keeps the rest of the page out', async () => {
    const outside = { type: 'rating-input', data: { name: 'other', label: 'Dehors', required: true } }
    const { calls } = await openModal(
      { ...modal, components: [text('Rien à remplir'), modal.components[2]] },
      undefined,
      {
        '/home': { title: 'Valbeau', components: [outside] },
        '/signals': {},
      },
    )
    await click('dialog [name=rate][value="0"]')
    await press('Envoyer')
    await waitUntil(() => expect(calls).toHaveLength(1))
    expect(JSON.parse(String(calls[0]?.init?.body))).toEqual({ rate: 0, origin: 'modal' })
  })
})
