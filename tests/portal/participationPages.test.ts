import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { returning } from '../helpers/server/visitor'
import { openPortal } from './openPortal'
import { type Fields, postForm } from './postForm'
import { type ReadDocument, readHtml } from './readHtml'

type Portal = Awaited<ReturnType<typeof openPortal>>

const walk = 'type=balade&uid=bords-de-meuse'
const rating = `/montclair/participer/avis?${walk}`
const suggestion = `/montclair/participer/suggestion?${walk}`
const opinion: Fields = [
  ['_key', '1795443738869'],
  ['rate', '4'],
  ['duration', '90'],
  ['difficulty', 'easy'],
  ['pmr', 'Non'],
  ['stroller', 'Oui'],
]

describe('a page of participation without JavaScript', () => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal()
  })
  afterAll(() => portal.close())

  const open = async (url: string, cookies: Record<string, string> = {}) => {
    const answer = await portal.app.inject({ url, cookies })
    return { status: answer.statusCode, document: readHtml(answer.body), answer }
  }
  const post = async (url: string, fields: Fields, cookies: Record<string, string> = {}) => {
    const answer = await postForm(portal, fields, { cookies }, url)
    return { status: answer.statusCode, document: readHtml(answer.body), answer }
  }
  const visitorOf = (answer: { cookies: { name: string; value: string }[] }) =>
    Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]))
  /** What a field holds, or the radio button of its name that is chosen. */
  const value = (document: ReadDocument, name: string) => {
    const control = document.querySelector(`main [name="${name}"]:is(textarea, :checked, :not([type=radio]))`)
    return control && 'value' in control ? control.value : undefined
  }
  const main = (document: ReadDocument) => document.querySelector('main')?.textContent ?? ''

  it('is where the buttons of other pages lead', async () => {
    const { document } = await open('/montclair/balade/bords-de-meuse')
    const hrefs = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'))
    expect(hrefs).toContain(rating)
    expect(hrefs).toContain(suggestion)
    const content = await open('/montclair/contenu/piscine')
    const links = [...content.document.querySelectorAll('main a')].map((link) => link.getAttribute('href'))
    expect(links).toContain('/montclair/participer/commentaire?from=%2Fcontenu%2Fpiscine')
    expect(links).toContain('/montclair/participer/suggestion?type=content&uid=piscine')
  })

  it('keeps a mark once however often it is sent, and shows, changes and withdraws it', async () => {
    const own = () => portal.db.selectFrom('review').selectAll().where('rater', 'is not', null).execute()
    const { answer } = await open(rating)
    const visitor = visitorOf(answer)
    const sent = await post(rating, opinion, visitor)
    expect([sent.status, sent.answer.headers.location]).toEqual([303, `${rating}&sent=1`])
    expect((await post(rating, opinion, visitor)).status).toBe(303)
    expect(await own()).toHaveLength(1)
    const known = { ...visitor, ...visitorOf(sent.answer) }
    expect(main((await open(`${rating}&sent=1`, known)).document)).toContain('Merci pour votre avis')
    const again = await open(rating, known)
    expect(value(again.document, 'duration')).toBe('90')
    expect(value(again.document, 'rate')).toBe('4')
    expect(main(again.document)).toContain('Retirer votre avis ?')
    expect((await post(rating, [['_method', 'DELETE']], known)).status).toBe(303)
    expect(await own()).toEqual([])
  })

  it('shows what is wrong at its field, beside what was typed', async () => {
    const links = 'http://a.be http://b.be http://c.be www.d.be'
    const { status, document } = await post(rating, [...opinion, ['description', links], ['email', 'anne']])
    expect(status).toBe(400)
    expect(value(document, 'description')).toBe(links)
    expect(value(document, 'email')).toBe('anne')
    expect(value(document, 'stroller')).toBe('Oui')
    expect(document.querySelector('[name=email]')?.getAttribute('aria-invalid')).toBe('true')
    const many = await post(rating, [...opinion, ['description', links]])
    expect(main(many.document)).toMatch(/Le champ " Votre avis " contient trop de liens\s: trois au plus\./)
    const marks = await post(rating, [...opinion.filter(([name]) => name !== 'rate'), ['rate', '6']])
    expect(main(marks.document)).toContain('Le champ " Votre note " est incorrect')
    const none = await post(rating, [['description', 'Bien.']])
    expect(main(none.document)).toContain('Le champ " Votre note " est obligatoire')
  })

  it('answers in the language of the page that was posted', async () => {
    const { document } = await post(`${rating}&lang=en`, [['description', 'Fine.']])
    expect(document.documentElement.lang).toBe('en')
    expect(main(document)).toContain('The field “Your rating” is required')
    const sent = await post(`${rating}&lang=en`, opinion)
    expect(sent.answer.headers.location).toBe(`${rating}&lang=en&sent=1`)
    const chosen = await post(rating, [['description', 'Fine.']], returning({ i18n_redirected: 'en' }))
    expect(chosen.document.documentElement.lang).toBe('en')
  })

  it('asks for the category of a suggestion first, then for its fields', async () => {
    const first = await open(suggestion)
    const categories = [...first.document.querySelectorAll('[name=category]')]
    expect(categories.map((radio) => radio.getAttribute('value'))).toContain('balade-obstacle')
    const url = `${suggestion}&category=balade-obstacle`
    const { document } = await open(url)
    expect(document.querySelector('[name=files]')?.getAttribute('type')).toBe('file')
    // The action that sends the form with JavaScript knows the category.
    expect(document.querySelector('#state')?.textContent).toContain('"fields":{"category":"balade-obstacle"}')
    const text: Fields = [['description', 'Un arbre barre le chemin.']]
    const named = (content: string | Buffer, name: string): Fields => [
      ['files', new File([new Uint8Array(Buffer.from(content))], name, { type: 'image/jpeg' })],
    ]
    const fake = await post(url, [...text, ...named('pas une image', 'arbre.jpg')])
    expect(main(fake.document)).toMatch(/arbre\.jpg\s:\scette image ne peut pas être lue/)
    expect(value(fake.document, 'description')).toBe('Un arbre barre le chemin.')
    const huge = await post(url, [...text, ...named(Buffer.alloc(26_000_000, 1), 'arbre.jpg')])
    expect([huge.status, main(huge.document)]).toEqual([413, expect.stringContaining('est trop lourd')])
    const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#336699' } })
      .jpeg()
      .toBuffer()
    expect((await post(url, [...text, ...named(photo, 'arbre.jpg')])).status).toBe(303)
    const repeated = await post(url, [...text, ...named(photo, 'arbre.jpg')])
    expect(main(repeated.document)).toContain('répète un texte déjà envoyé')
  })

  it('refuses more fields than the form has, and keeps what was typed', async () => {
    const many = Array.from({ length: 51 }, (_, index): Fields[number] => [`champ${index}`, 'x'])
    const typed: Fields[number] = ['description', 'La flèche du pont est tombée.']
    const { status, document } = await post(`${suggestion}&category=balade-balisage`, [typed, ...many])
    expect([status, value(document, 'description')]).toEqual([400, typed[1]])
    expect(main(document)).toContain('Le portail ne peut pas lire cet envoi.')
  })

  it('keeps the opening hours of a new place, also those that end before they start', async () => {
    const url = '/montclair/participer/suggestion?type=portal&uid=poi-montclair-sur-meuse&category=ville-lieu'
    const { document } = await post(url, [
      ['name', 'Chez Léa'],
      ['schedule.monday.start', '12:00'],
      ['schedule.monday.end', '09:00'],
    ])
    expect(main(document)).toContain('La fin doit suivre le début')
    expect(document.querySelector('[name=name]')?.getAttribute('value')).toBe('Chez Léa')
    expect(document.querySelector('noscript')?.innerHTML).toContain('12:00')
  })

  it('sends a comment with the page that it is about, without characters that nobody sees', async () => {
    const url = '/montclair/participer/commentaire?from=%2Fcontenu%2Fpiscine'
    const text = 'L’horaire du samedi est-il encore le bon ?'
    const sent = await post(url, [
      ['email', 'anne@exemple.be'],
      ['description', `${text}\0`],
    ])
    expect(sent.status).toBe(303)
    const row = portal.db.selectFrom('comment').select('url').where('text', '=', text)
    expect(await row.execute()).toEqual([{ url: '/contenu/piscine' }])
    expect(
      (await open(`${url}&sent=1`)).document.querySelector('main a[href="/montclair/contenu/piscine"]'),
    ).toBeTruthy()
  })

  it('sends a comment about a widget of the store from the page that presents it', async () => {
    const { document } = await open('/montclair/abonnement/ajouter?widget=agenda')
    const link = document.querySelector('main a[href*="/participer/commentaire"]')
    const url = link?.getAttribute('href') ?? expect.fail('The page has no link to the form of comments.')
    const text = 'L’agenda pourrait montrer une semaine de plus.'
    const sent = await post(url, [
      ['email', 'anne@exemple.be'],
      ['description', text],
    ])
    expect(sent.status).toBe(303)
    const row = portal.db.selectFrom('comment').select(['url', 'widget']).where('text', '=', text)
    expect(await row.execute()).toEqual([{ url: '/abonnement/ajouter?widget=agenda', widget: 'agenda' }])
  })

  it('shows marks and reviews of whatever else the town lets visitors rate', async () => {
    const place = '/montclair/information/collegiale'
    const form = '/montclair/participer/avis?type=place&uid=collegiale'
    const first = await open(place)
    expect(main(first.document)).toContain('Aucun avis pour le moment')
    expect(first.document.querySelector(`main a[href="${form}"]`)).toBeTruthy()
    const visitor = visitorOf(first.answer)
    const comment = 'Un silence rare, et des vitraux restaurés.'
    const sent = await post(
      form,
      [
        ['_key', '1795443738870'],
        ['rate', '5'],
        ['description', comment],
      ],
      visitor,
    )
    expect(sent.status).toBe(303)
    const known = { ...visitor, ...visitorOf(sent.answer) }
    const rated = (await open(place, known)).document
    expect(main(rated)).toMatch(/Votre note\s: 5 sur 5/)
    expect(rated.querySelector(`main a[href="${form}#avis"]`)?.textContent).toBe('Lire les avis')
    const reviews = (await open(form)).document.querySelector('#avis')
    expect(reviews?.textContent).toContain(comment)
    const event = (await open('/montclair/participer/avis?type=event&uid=repair-cafe')).document
    expect(main(event)).toContain('Chantal')
    expect(event.querySelector('main form')).toBeNull()
  })

  it('does not exist for what the town does not have', async () => {
    expect((await open('/montclair/participer/avis?type=balade&uid=inconnue')).status).toBe(404)
    expect((await open('/montclair/participer/avis?type=rien&uid=x')).status).toBe(404)
    expect((await open('/montclair/participer/commentaire?from=//ailleurs.example')).status).toBe(404)
  })
})
