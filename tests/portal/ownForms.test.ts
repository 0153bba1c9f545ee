import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal } from './openPortal'
import { main, openVisitor, type Portal, value, values } from './plainVisitor'
import type { Fields } from './postForm'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

describe('favourites without JavaScript', () => {
  const news = '/montclair/favoris/garder?type=publication&uid=travaux-rue-haute'
  const event = '/montclair/favoris/garder?type=content&uid=event%3Aconcert-au-kiosque'
  const settings = '/montclair/favoris/parametres'

  it.each([
    ['/montclair/publication/travaux-rue-haute', 'type=publication&uid=travaux-rue-haute'],
    ['/montclair/evenement/concert-au-kiosque', 'type=content&uid=event%3Aconcert-au-kiosque'],
    ['/hauteroche/contenu/voirie', 'type=content&uid=voirie'],
  ])('the heart of %s leads to a page that knows its state', async (path, query) => {
    const { open, post } = openVisitor(portal)
    const { document } = await open(path)
    const [, card = '', ...rest] = path.split('/')
    const href = `/${card}/favoris/garder?${query}&from=${encodeURIComponent(`/${rest.join('/')}`)}`
    expect(document.querySelector('main noscript')?.innerHTML.replaceAll('&amp;', '&')).toContain(`href="${href}"`)
    const choice = await open(href)
    expect([choice.status, choice.headers['x-robots-tag']]).toEqual([200, 'noindex'])
    expect(value(choice.document, 'wish')).toBe('keep')
    const kept = await post(href, [['wish', 'keep']])
    expect([kept.status, kept.location]).toEqual([303, `${href}&done=added`])
    const after = await open(kept.location)
    expect(main(after.document)).toContain('C’est ajouté à vos favoris.')
    expect(value(after.document, 'wish')).toBe('remove')
    expect(after.document.querySelector(`main a[href="${path}"]`)).toBeTruthy()
    const removed = await post(href, [['wish', 'remove']])
    expect(main((await open(removed.location)).document)).toContain('Le favori est retiré.')
  })

  it('are listed, ordered, muted and removed', async () => {
    const { open, post } = openVisitor(portal)
    for (const url of [news, event]) await post(url, [['wish', 'keep']])
    const list = await open('/montclair/favoris')
    expect(main(list.document)).toContain('Rue Haute')
    expect(list.document.querySelector('main a[href="/montclair/publication/travaux-rue-haute"]')).toBeTruthy()
    const before = await open(settings)
    const order = value(before.document, 'order')
    const [first, second] = order.split(' ')
    expect(values(before.document, 'down')).toEqual([first])
    expect(values(before.document, 'up')).toEqual([second])
    const moved = await post(settings, [
      ['order', order],
      ['up', second ?? ''],
    ])
    expect(moved.location).toBe(`${settings}?done=moved`)
    const { document } = await open(moved.location)
    expect(value(document, 'order')).toBe(`${second} ${first}`)
    expect(main(document)).toContain('L’ordre est enregistré.')
    const bell = await post(settings, [['notify', first ?? '']])
    expect(values((await open(bell.location)).document, 'mute')).toEqual([first])
    expect((await post(settings, [['mute', first ?? '']])).location).toBe(`${settings}?done=muted`)
    await post(news, [['wish', 'remove']])
    const stale = await post(settings, [
      ['order', order],
      ['down', first ?? ''],
    ])
    expect(stale.status).toBe(400)
    expect(main(stale.document)).toContain('Vos favoris ont changé entre-temps')
    expect(value(stale.document, 'order')).toBe('content/event%3Aconcert-au-kiosque')
  })

  it.each([
    ['is gone', 'type=publication&uid=disparue'],
    ['belongs to another town', 'type=content&uid=tourisme'],
    ['has no such type', 'type=autre&uid=travaux-rue-haute'],
    ['is not named', ''],
  ])('of a page that %s cannot be added, which a sentence says', async (_, query) => {
    const { open, post } = openVisitor(portal)
    const url = `/montclair/favoris/garder?${query}`
    const { status, document } = await open(url)
    expect([status, values(document, 'wish')]).toEqual([404, []])
    expect(main(document)).toContain('Cette page n’existe plus')
    expect([400, 404]).toContain((await post(url, [['wish', 'keep']])).status)
  })

  it('of a page that is gone leave the list, and stay in the settings, where they can only be removed', async () => {
    const { open, post } = openVisitor(portal)
    const choice = '/montclair/favoris/garder?type=publication&uid=gravage-des-velos'
    await post(choice, [['wish', 'keep']])
    for (const table of ['search_entry', 'publication'] as const)
      await portal.db.deleteFrom(table).where('uid', '=', 'gravage-des-velos').execute()
    await portal.app.readChanges()
    expect((await open('/montclair/favoris')).document.querySelector('main article')).toBeNull()
    const { document } = await open(settings)
    const [link] = document.querySelectorAll('main form a[href*="gravage-des-velos"]')
    expect(link?.getAttribute('href')).toContain('/favoris/garder?type=publication')
    expect([...values(document, 'mute'), ...values(document, 'notify')]).toEqual([])
    expect(value((await open(choice)).document, 'wish')).toBe('remove')
    const removed = await post(choice, [['wish', 'remove']])
    expect(main((await open(removed.location)).document)).toContain('Le favori est retiré.')
    expect(main((await open(settings)).document)).toContain('Aucun favori pour le moment')
  })

  it('are changed from pages of this site only, and by what a form asks for', async () => {
    const { post } = openVisitor(portal)
    const forged = await post(news, [['wish', 'keep']], { 'sec-fetch-site': 'cross-site' })
    expect(forged.status).toBe(403)
    expect((await post(news, [])).status).toBe(400)
    expect((await post(settings, [['order', 'nulle-part']])).status).toBe(400)
    expect((await post(settings, [['notify', 'nulle-part']])).status).toBe(400)
  })
})

describe('widgets without JavaScript', () => {
  const wall = '/montclair/abonnement'
  const add = (widget: string) => `${wall}/ajouter?widget=${widget}`
  const storeUids = async () =>
    (await portal.app.inject('/core-service/api/v1/web/portal/montclair/store-catalog'))
      .json()
      .data.items.map(({ uid }: { uid: string }) => uid)

  it('are added, configured, ordered, muted and removed', async () => {
    const { open, post } = openVisitor(portal)
    expect(await storeUids()).toEqual(expect.arrayContaining(['agenda', 'actualites']))
    const catalogue = await open(wall)
    expect(values(catalogue.document, 'widget')).toContain('agenda')
    const details = await open(add('agenda'))
    expect(main(details.document)).toContain('Ce qui est enregistré')
    for (const widget of ['agenda', 'actualites']) {
      expect((await post(add(widget), [['_key', '1']])).location).toBe(`${wall}?done=added`)
      // Sent again, it counts once.
      expect((await post(add(widget), [['_key', '1']])).status).toBe(303)
    }
    const { document } = await open(`${wall}?done=added`)
    expect(main(document)).toContain('Le service est ajouté.')
    const order = value(document, 'order')
    const [first = '', second = ''] = order.split(' ')
    expect(order.split(' ')).toHaveLength(2)
    expect(main((await open(add('agenda'))).document)).toContain('est déjà ajouté')
    const moved = await post(wall, [
      ['order', order],
      ['down', first],
    ])
    expect(value((await open(moved.location)).document, 'order')).toBe(`${second} ${first}`)
    const [bell = ''] = [...values(document, 'mute'), ...values(document, 'notify')]
    const name = values(document, 'mute').includes(bell) ? 'mute' : 'notify'
    const rung = await post(wall, [[name, bell]])
    expect(values((await open(rung.location)).document, name === 'mute' ? 'notify' : 'mute')).toContain(bell)
    const question = await open(`${wall}/retirer?uid=${first}`)
    expect(main(question.document)).toContain('et ses réglages seront perdus')
    expect((await post(`${wall}/retirer?uid=${first}`, [])).location).toBe(`${wall}?done=removed`)
    expect(value((await open(wall)).document, 'order')).toBe(second)
    const gone = await post(`${wall}/retirer?uid=${first}`, [])
    expect([gone.status, main(gone.document)]).toEqual([404, expect.stringContaining('n’est plus parmi les vôtres')])
    const stale = await post(wall, [
      ['order', order],
      ['up', second],
    ])
    expect([stale.status, main(stale.document)]).toEqual([400, expect.stringContaining('ont changé entre-temps')])
  })

  it('show at its field what is wrong with their settings, and change them', async () => {
    const { open, post } = openVisitor(portal)
    const { document } = await open(add('don-de-sang'))
    expect(document.querySelector('main [name="address.street"]')).toBeTruthy()
    const address: Fields = [
      ['_config', value(document, '_config')],
      ['address.street', 'Rue Haute'],
      ['address.zip', '4679'],
      ['address.locality', 'Montclair-sur-Meuse'],
      ['radius', '20'],
    ]
    const refused = await post(add('don-de-sang'), address)
    expect(refused.status).toBe(400)
    expect(main(refused.document)).toMatch(/obligatoire/)
    expect(value(refused.document, 'address.street')).toBe('Rue Haute')
    const added = await post(add('don-de-sang'), [...address, ['types[]', 'plasma']])
    expect(added.location).toBe(`${wall}?done=added`)
    const [uid = ''] = value((await open(wall)).document, 'order').split(' ')
    const settings = `${wall}/regler?uid=${uid}`
    const form = await open(settings)
    expect(value(form.document, 'radius')).toBe('20')
    expect(value(form.document, 'address.street')).toBe('Rue Haute')
    const hidden: Fields = ['_config', '_widget', '_position'].map((name) => [name, value(form.document, name)])
    const changed = await post(settings, [
      ...hidden,
      ...address.slice(1),
      ['types[]', 'blood'],
      ['userTitle', 'Près de chez moi'],
    ])
    expect(changed.location).toBe(`${wall}?done=saved`)
    expect(main((await open(wall)).document)).toContain('Près de chez moi')
    const other = openVisitor(portal)
    await other.open(wall)
    expect((await other.open(settings)).status).toBe(404)
    expect((await other.post(settings, hidden)).status).toBe(404)
    expect((await other.post(wall, [['notify', uid]])).status).toBe(404)
  })
})
