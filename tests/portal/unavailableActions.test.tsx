// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import type { Account } from '../../schemas/engine'
import { createHost } from '../../src/portal/actions/createHost'
import { waitUntil } from '../helpers/waitUntil'
import { page } from './answers'
import { click, defaultAnswers, visit } from './visit'

const unavailable = 'Cette action n’est pas disponible pour le moment.'
const failed = 'Une erreur est survenue. Veuillez réessayer plus tard.'
const row = {
  type: 'parameters-row',
  data: { uid: 'agenda', title: 'Agenda', notifiable: true, deletable: true },
}
const answers = { ...defaultAnswers, '/widget/agenda': 500, '/agenda/notification': 500 }
const home = (...blocks: unknown[]) => visit('/valbeau', { ...answers, '/home': page(blocks) })
const bell = () => document.querySelector('main [aria-pressed]')
const alerts = (where = 'main') =>
  [...document.querySelectorAll(`${where} [role=alert]`)].map(({ textContent }) => textContent)

const anne: Account = {
  uid: 'anne',
  email: 'anne@maison.be',
  firstName: 'Anne',
  lastName: 'Collard',
  locale: 'fr',
  createdAt: '2027-01-04T08:00:00Z',
}

describe('a settings row whose service does not answer', () => {
  it('switches its bell back and says so', async () => {
    await home(row)
    await click('main [aria-pressed]')
    await waitUntil(() => expect(alerts()).toEqual([failed]))
    expect(bell()?.getAttribute('aria-pressed')).toBe('false')
  })

  it('says so when it cannot be removed', async () => {
    await home(row)
    await click('main [data-danger]')
    await waitUntil(() => expect(document.querySelector('dialog')?.textContent).toContain('Retirer ce service'))
    const remove = [...document.querySelectorAll<HTMLElement>('dialog button')].find(
      ({ textContent }) => textContent === 'Retirer',
    )
    await act(async () => remove?.click())
    await waitUntil(() => expect(alerts('dialog')).toEqual([failed]))
  })
})

describe('the installation of the portal', () => {
  it('says how to install it where the browser does not offer it', async () => {
    const button = { type: 'button', data: { label: 'Installer', action: { handler: 'a2hs' } } }
    const never = new Promise<Event>(() => {})
    await visit('/valbeau', { ...answers, '/home': page([button]) }, undefined, undefined, never)
    await click('main button')
    await waitUntil(() => expect(alerts()).toEqual([expect.stringMatching(/^Pour ajouter ce portail à votre écran/)]))
  })
})

describe('an action of a service that the town does not have', () => {
  it.each([
    ['cancel-appointment', { uid: '7' }],
    ['post-fidelity-card', { type: 'bibliotheque', fields: { title: 'Ma carte' } }],
    ['put-fidelity-card', { uid: '7', fields: { title: 'Ma carte' } }],
  ])('says so in the modal, which stays open: %s', async (handler, data) => {
    const buttons = [{ label: 'Confirmer', kind: 'primary', action: { handler, data } }]
    const modal = { title: 'Démarche', components: [], buttons }
    await home({ type: 'button', data: { label: 'Ouvrir', action: { handler: 'modal', data: { modal } } } })
    await click('main button')
    await waitUntil(() => expect(document.querySelector('dialog')?.textContent).toContain('Confirmer'))
    const buttonsShown = [...document.querySelectorAll<HTMLElement>('dialog button')]
    await act(async () => buttonsShown.find(({ textContent }) => textContent === 'Confirmer')?.click())
    await waitUntil(() => expect(alerts('dialog')).toEqual([unavailable]))
  })
})

describe('the page that deletes an account', () => {
  it('sends its form for the action delete-account', async () => {
    const { session } = await visit('/valbeau/compte/supprimer', defaultAnswers, undefined, anne)
    const sent: unknown[] = []
    const keep = (event: Event) => {
      event.stopPropagation()
      event.preventDefault()
      sent.push(event.target instanceof HTMLFormElement && new FormData(event.target).get('form'))
    }
    document.addEventListener('submit', keep, { capture: true, once: true })
    const outcome = await createHost(session).run({ handler: 'delete-account' }, { key: 'test', type: 'button' })
    expect(outcome.status).toBe('done')
    expect(sent).toEqual(['deleteAccount'])
  })

  const press = { label: 'Supprimer', action: { handler: 'delete-account' } }
  const modal = { title: 'Adieu', components: [], buttons: [{ ...press, kind: 'primary' }] }

  it.each([
    ['a page', press],
    ['a modal', { label: 'Partir', action: { handler: 'modal', data: { modal } } }],
  ])('is where the action delete-account leads from %s elsewhere', async (_, data) => {
    await visit('/valbeau', { ...answers, '/home': page([{ type: 'button', data }]) }, undefined, anne)
    await click('main button')
    if (data !== press) {
      await waitUntil(() => expect(document.querySelector('dialog')?.textContent).toContain('Adieu'))
      const buttons = [...document.querySelectorAll<HTMLElement>('dialog button')]
      await act(async () => buttons.find(({ textContent }) => textContent === 'Supprimer')?.click())
    }
    await waitUntil(() => expect(document.querySelector('main h1')?.textContent).toBe('Supprimer mon compte'))
    expect(window.location.pathname).toBe('/valbeau/compte/supprimer')
  })
})

describe('an action to a route without a page', () => {
  const action = { handler: 'navigation-name', data: { name: 'cardName-nulle-part' } } as const

  it('has no address', async () => {
    const { session } = await home()
    const host = createHost(session)
    expect(host.href(action)).toBeUndefined()
    expect(host.href({ ...action, data: { name: 'cardName-menu' } })).toBe('/valbeau/menu')
  })

  it('shows no link, and a press says that it is not available', async () => {
    const { calls } = await home({ type: 'content-cell', data: { title: 'Abonnement' }, action })
    expect(document.querySelector('main a')).toBeNull()
    await click('main h2 button, main h3 button')
    await waitUntil(() => expect(document.querySelector('dialog')?.textContent).toContain(unavailable))
    expect(window.location.pathname).toBe('/valbeau')
    expect(calls).toEqual([])
  })
})
