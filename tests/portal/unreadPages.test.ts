import { describe, expect, it } from 'vitest'
import { failingBackEnd, send } from './failingBackEnd'
import { readHtml } from './readHtml'

const back = failingBackEnd()

const failure = 'Cette page n’a pas pu être affichée'
const uid = 'c56a4180-65aa-42ec-a945-5fd21dec0538'
const offers = {
  '/services-prestations': send({ data: { items: [] } }),
  '/web/form': send({ data: { inputs: [{ name: 'name', label: 'Nom', inputType: 'text' }] } }),
}

/** Pages of one thing: the end of the call that reads it, what the page says when it failed, and the status when there is none. */
const pages: readonly [url: string, end: string, unread: string, missing: number][] = [
  ['/rendez-vous/a1', '/appointments/a1', failure, 404],
  ['/rendez-vous/annuler?change=a1', '/appointments/a1', failure, 404],
  ['/rendez-vous/formulaire?hold=h1', '/holds/h1', 'Les rendez-vous n’ont pas pu être lus', 410],
  ['/rendez-vous/resume?hold=h1', '/holds/h1', 'Les rendez-vous n’ont pas pu être lus', 410],
  [`/billets/${uid}`, `/${uid}`, 'Les billets n’ont pas pu être lus', 404],
  [`/billets/annuler?uid=${uid}`, `/${uid}`, 'Les billets n’ont pas pu être lus', 404],
  ['/ticketin/e1/entree?token=t', '/gates/e1', 'Le contrôle des billets n’a pas pu être chargé', 404],
  [`/camps/resume?uid=${uid}`, `/${uid}`, failure, 404],
  [`/camps/mes-camps/${uid}`, `/${uid}`, failure, 404],
]

describe('the page of something that cannot be read', () => {
  it.each(pages)('says so, and does not say that there is none: %s', async (url, end, unread) => {
    back.answers = { ...offers, [end]: send('', 503) }
    const { statusCode, body } = await back.front.inject(`/valmont${url}`)
    const text = readHtml(body).querySelector('main')?.textContent
    expect([statusCode, text]).toEqual([503, expect.stringContaining(unread)])
  })

  it.each(pages)('says where there is none: %s', async (url, end, unread, missing) => {
    back.answers = {
      ...offers,
      [end]: send({ error: { status: 404, code: 'notFound', message: 'x', issues: [] } }, 404),
    }
    const { statusCode, body } = await back.front.inject(`/valmont${url}`)
    const text = readHtml(body).querySelector('main')?.textContent
    expect([statusCode, text]).toEqual([missing, expect.not.stringContaining(unread)])
  })
})
