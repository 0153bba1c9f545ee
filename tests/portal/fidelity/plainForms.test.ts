import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal } from '../openPortal'
import { main, openVisitor, type Portal, value } from '../plainVisitor'
import type { Fields } from '../postForm'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

describe('loyalty cards without JavaScript', () => {
  const cards = '/montclair/carte-de-fidelite'

  it('are added, shown with their code, changed and removed', async () => {
    const { open, post } = openVisitor(portal)
    const choice = await open(`${cards}/scanner?title=Librairie`)
    const form = choice.document
      .querySelector('main a[href*="type=ean-8"]')
      ?.getAttribute('href')
      ?.replaceAll('&amp;', '&')
    expect(form).toBe(`${cards}/scanner?type=ean-8&title=Librairie`)
    const asked = await open(String(form))
    expect(value(asked.document, 'title')).toBe('Librairie')
    const fields: Fields = [
      ['_key', value(asked.document, '_key')],
      ['title', 'Librairie'],
    ]
    const refused = await post(String(form), [...fields, ['number', '9638 5075']])
    expect([refused.status, main(refused.document)]).toEqual([400, expect.stringContaining('Un chiffre est faux')])
    expect(value(refused.document, 'number')).toBe('9638 5075')
    for (const _ of ['once', 'sent again']) {
      const added = await post(String(form), [...fields, ['number', '9638 5074']])
      expect([added.status, added.location]).toEqual([303, `${cards}?done=added`])
    }
    const list = await open(`${cards}?done=added`)
    expect([list.status, main(list.document)]).toEqual([200, expect.stringContaining('La carte est ajoutée.')])
    expect(list.document.querySelectorAll('main ul[aria-label] a')).toHaveLength(1)
    const address = list.document.querySelector('main ul[aria-label] a')?.getAttribute('href') ?? ''
    const card = await open(address)
    expect(main(card.document)).toContain('9638 5074')
    expect(card.headers['cache-control']).toContain('private')
    expect(card.document.querySelector('main svg[role="img"] path')?.getAttribute('d')).toMatch(/^M11 0h1v/)
    const uid = address.split('/').at(-1)
    const edit = `${cards}/modifier?uid=${uid}`
    expect(value((await open(edit)).document, 'number')).toBe('96385074')
    const emptied = await post(edit, [
      ['title', ''],
      ['number', '96385074'],
    ])
    expect([emptied.status, main(emptied.document)]).toEqual([400, expect.stringContaining('obligatoire')])
    const changed = await post(edit, [
      ['title', 'Librairie du quai'],
      ['number', '96385074'],
    ])
    expect(main((await open(changed.location)).document)).toContain('La carte est modifiée.')
    const removal = `${cards}/retirer?uid=${uid}`
    expect(main((await open(removal)).document)).toContain('Librairie du quai')
    expect((await post(removal, [])).location).toBe(`${cards}?done=removed`)
    const gone = await post(removal, [])
    expect([gone.status, main(gone.document)]).toEqual([404, expect.stringContaining('n’est plus parmi les vôtres')])
    expect((await openVisitor(portal).open(address)).status).toBe(404)
  })
})
