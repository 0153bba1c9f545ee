import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Outcome } from '../../../renderer/actions/outcome'
import type { Host } from '../../../renderer/engine/HostContext'
import { control, fill, leave } from '../../helpers/renderer/fill'
import { find, findPressable, press, renderBlocks, text } from '../../helpers/renderer/renderBlocks'

const endpoint = '/core-service/api/v1/web/forms/fill'
const email = { name: 'email', label: 'Courriel', inputType: 'email', required: true }
const message = { name: 'message', label: 'Message', inputType: 'textarea', required: true }
const form = (data: object = {}, rest: object = {}) => ({
  type: 'form',
  data: { inputs: [email, message], method: 'POST', endpoint, submitLabel: 'Envoyer', ...data },
  ...rest,
})

const send = (page: Element) => press(findPressable(page, 'Envoyer'))
const fillIn = async (page: Element) => {
  await fill(control(page, 'email'), 'anne@exemple.be')
  await fill(control(page, 'message'), 'Bonjour')
}
const answering = (outcome: Outcome) => vi.fn<Host['run']>(() => Promise.resolve(outcome))
const done = (value: unknown = null) => answering({ status: 'done', value })
const failing = (...issues: object[]) =>
  answering({ status: 'failed', error: Object.assign(new Error('422'), { body: { error: { issues } } }) })

/** A run that ends when `end` is called. */
function pending() {
  let end: (outcome: Outcome) => void = () => {}
  const run = vi.fn<Host['run']>(() => new Promise<Outcome>((resolve) => (end = resolve)))
  return { run, end: (outcome: Outcome) => act(async () => end(outcome)) }
}

beforeEach(() => sessionStorage.clear())

describe('submitting a form', () => {
  it('sends the value of each field, and leaves empty ones out', async () => {
    const run = done()
    const inputs = [
      email,
      { name: 'phone', label: 'Téléphone', inputType: 'phone' },
      { name: 'nombre', label: 'Nombre', inputType: 'number' },
      { name: 'sujet', label: 'Sujet', inputType: 'select', options: [{ value: 'v', title: 'Voirie' }] },
      { name: 'accord', label: 'Accord', inputType: 'checkbox' },
      { name: 'origine', label: 'Origine', inputType: 'hidden', value: { page: 1 } },
    ]
    const { page } = await renderBlocks([form({ inputs })], { run })
    await fill(control(page, 'email'), 'anne@exemple.be')
    await fill(control(page, 'nombre'), '1 250,5')
    await send(page)
    const fields = { email: 'anne@exemple.be', nombre: 1250.5, sujet: 'v', origine: { page: 1 } }
    expect(run.mock.calls[0]?.[0]).toEqual({ handler: 'submit', data: { method: 'POST', endpoint, fields } })
  })

  it('trims e-mail addresses, also on Enter', async () => {
    const run = done()
    const { page } = await renderBlocks([form({ inputs: [email] })], { run })
    await fill(control(page, 'email'), ' anne@exemple.be ')
    await send(page)
    expect(run.mock.calls[0]?.[0]).toMatchObject({ data: { fields: { email: 'anne@exemple.be' } } })
  })

  it('with PATCH sends empty fields as null', async () => {
    const run = done()
    const inputs = [{ name: 'phone', label: 'Téléphone', inputType: 'phone' }]
    const { page } = await renderBlocks([form({ inputs, method: 'PATCH' })], { run })
    await send(page)
    expect(run.mock.calls[0]?.[0]).toMatchObject({ data: { fields: { phone: null } } })
  })

  it('runs the action of its block afterwards', async () => {
    const run = done()
    const action = { handler: 'navigation', data: { path: '/merci' } }
    const { page } = await renderBlocks([form({}, { action })], { run })
    await fillIn(page)
    await send(page)
    expect(run.mock.calls[0]?.[0]).toMatchObject({ handler: 'submit', then: action })
  })

  it('is busy, disables its fields, and is sent once however often the button is pressed', async () => {
    const { run, end } = pending()
    const { page } = await renderBlocks([form()], { run })
    await fillIn(page)
    await send(page)
    const button = find(page, 'button[type=submit]')
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(text(find(page, '[role=status]'))).toBe('Envoi en cours…')
    expect(page.querySelector('fieldset:disabled')).not.toBeNull()
    await press(button)
    await press(button)
    expect(run).toHaveBeenCalledTimes(1)
    await end({ status: 'cancelled' })
    expect(page.querySelector('fieldset:disabled')).toBeNull()
    expect(control(page, 'message')).toHaveProperty('value', 'Bonjour')
  })

  it('thanks the visitor when the answer has no block, and focuses the message', async () => {
    const { page } = await renderBlocks([form()], { run: done({ id: 4 }) })
    await fillIn(page)
    await send(page)
    expect(page.querySelector('form')).toBeNull()
    expect(text(find(page, '[role=status]'))).toBe('Merci, votre envoi nous est bien parvenu.')
    expect(document.activeElement?.contains(find(page, '[role=status]'))).toBe(true)
  })

  it('is replaced with the block of the answer', async () => {
    const block = { type: 'description', data: { text: 'Dossier 2026-118 ouvert.' } }
    const { page } = await renderBlocks([form()], { run: done({ data: block }) })
    await fillIn(page)
    await send(page)
    expect(page.querySelector('form')).toBeNull()
    expect(text(page)).toContain('Dossier 2026-118 ouvert.')
  })

  it.each([[{ type: 'description', data: {} }], [{ type: 'inconnu', data: {} }], ['une phrase']])(
    'thanks the visitor when the block of the answer cannot be rendered: %o',
    async (data) => {
      const { page } = await renderBlocks([form()], { run: done({ data }) })
      await fillIn(page)
      await send(page)
      expect(text(find(page, '[role=status]'))).toBe('Merci, votre envoi nous est bien parvenu.')
    },
  )

  it('stays after GET, with the answer below it', async () => {
    const block = { type: 'description', data: { text: 'Trois promenades.' } }
    const { page } = await renderBlocks([form({ method: 'GET' })], { run: done({ data: block }) })
    await fillIn(page)
    await send(page)
    expect(control(page, 'message')).toHaveProperty('value', 'Bonjour')
    expect(text(page)).toContain('Trois promenades.')
  })
})

describe('an invalid form', () => {
  it('does not report hidden fields, which the service may reject', async () => {
    const inputs = [email, { name: 'origine', label: 'Origine', inputType: 'hidden', required: true }]
    const run = failing({ code: 'missing-property', pointer: '/body/origine' })
    const { page } = await renderBlocks([form({ inputs })], { run })
    await fill(control(page, 'email'), 'anne@exemple.be')
    await send(page)
    expect(run).toHaveBeenCalledTimes(1)
    expect(page.querySelector('section')).toBeNull()
    expect(text(find(page, '[role=alert]'))).toBe('Une erreur est survenue. Veuillez réessayer plus tard.')
  })

  it('is not sent, and its summary, which links each field, takes the focus', async () => {
    const run = done()
    const { page } = await renderBlocks([form()], { run })
    await fill(control(page, 'email'), 'anne')
    await send(page)
    expect(run).not.toHaveBeenCalled()
    const summary = find(page, 'section')
    expect(document.activeElement).toBe(summary)
    expect(text(summary)).toContain('2 champs sont à corriger')
    expect([...summary.querySelectorAll('a')].map(text)).toEqual([
      'Indiquez une adresse électronique complète, par exemple nom@exemple.be',
      'Le champ " Message " est obligatoire',
    ])
    await press(findPressable(summary, 'Le champ " Message " est obligatoire'))
    expect(document.activeElement).toBe(control(page, 'message'))
  })

  it('focuses the summary again when it is submitted again', async () => {
    const { page } = await renderBlocks([form()])
    await send(page)
    await fill(control(page, 'message'), 'Bonjour')
    control(page, 'email').focus()
    await send(page)
    expect(document.activeElement).toBe(find(page, 'section'))
    expect(page.querySelectorAll('section a')).toHaveLength(1)
  })

  it('shows each error once at its field, for screen readers too', async () => {
    const { page } = await renderBlocks([form()])
    await send(page)
    await send(page)
    const field = control(page, 'message')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    const described = field.getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(described)?.textContent).toBe('Le champ " Message " est obligatoire')
    expect(page.querySelectorAll('fieldset p')).toHaveLength(2)
  })
})

describe('a form that the service rejects', () => {
  it.each(['/body/email', '/body/fields/email', '/query/email', '/body/email/0'])(
    'shows an issue at %s at its field and in the summary, and keeps what was typed',
    async (pointer) => {
      const issue = { severity: 'error', code: 'wrong-format', pointer, message: 'The value must match a pattern.' }
      const { page } = await renderBlocks([form()], { run: failing(issue, issue) })
      await fillIn(page)
      await send(page)
      expect(text(find(page, 'section'))).toContain('1 champ est à corriger')
      expect(document.activeElement).toBe(find(page, 'section'))
      expect(control(page, 'email')).toHaveProperty('value', 'anne@exemple.be')
      expect(control(page, 'email').getAttribute('aria-invalid')).toBe('true')
      expect(text(page)).toContain('Le champ " Courriel " est incorrect')
      expect(text(page)).not.toContain('pattern')
      await leave(control(page, 'email'))
      expect(control(page, 'email').getAttribute('aria-invalid')).toBe('true')
      await fill(control(page, 'email'), 'anne@autre.be')
      expect(control(page, 'email').getAttribute('aria-invalid')).toBeNull()
    },
  )

  it('names the file whose type is refused', async () => {
    const issue = { code: 'wrong-format', pointer: '/body/email/0/file', received: 'virus.exe' }
    const { page } = await renderBlocks([form()], { run: failing(issue) })
    await fillIn(page)
    await send(page)
    expect(text(find(page, 'section a'))).toBe('virus.exe : ce type de fichier n’est pas accepté.')
  })

  it('reports a missing field with the form’s own message', async () => {
    const { page } = await renderBlocks([form()], {
      run: failing({ code: 'missing-property', pointer: '/body/message' }),
    })
    await fillIn(page)
    await send(page)
    expect(text(find(page, 'section a'))).toBe('Le champ " Message " est obligatoire')
  })

  it.each([
    [[{ pointer: '/body/inconnu' }]],
    [[{ pointer: '/params/portal' }]],
    [[{ severity: 'warning', pointer: '/body/email' }]],
    [[null as unknown as object, {}]],
    [[]],
  ])('shows the error block for any other reason, and keeps the input: %o', async (issues) => {
    const { page } = await renderBlocks([form()], { run: failing(...issues) })
    await fillIn(page)
    await send(page)
    expect(text(find(page, '[role=alert]'))).toBe('Une erreur est survenue. Veuillez réessayer plus tard.')
    expect(control(page, 'email')).toHaveProperty('value', 'anne@exemple.be')
    expect(control(page, 'message')).toHaveProperty('value', 'Bonjour')
  })

  it.each(['GET', 'POST'])('shows the error block when the network fails with %s', async (method) => {
    const { page } = await renderBlocks([form({ method })], {
      run: answering({ status: 'failed', error: new Error('hors ligne') }),
    })
    await fillIn(page)
    await send(page)
    expect(text(find(page, '[role=alert]'))).toBe('Une erreur est survenue. Veuillez réessayer plus tard.')
  })
})
