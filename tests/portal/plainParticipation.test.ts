import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal } from './openPortal'
import { PlainTab } from './PlainTab'

let portal: Awaited<ReturnType<typeof openPortal>>
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const open = async (path: string) => {
  const tab = new PlainTab(portal.app, { 'sec-ch-ua-mobile': '?1' })
  expect(await tab.goto(path)).toBe(200)
  return tab
}
const image = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

describe('without a script', () => {
  it('a comment is sent from the page that it is about', async () => {
    const tab = await open('/montclair/contenu/piscine')
    await tab.follow('Écrire à la commune')
    tab.main.fill('Votre message', 'Le bassin des petits sera-t-il chauffé cet hiver ?')
    tab.main.fill('Votre adresse e-mail', 'anne@exemple.be')
    await tab.press('Envoyer')
    expect(tab.main.text).toContain('Votre message est transmis à la commune')
  })

  it('a walk is rated, the mark corrected and withdrawn', async () => {
    const tab = await open('/montclair/balade/sentier-des-terrils')
    await tab.follow('Donner mon avis')
    tab.main.check('5 étoiles sur 5')
    tab.main.fill('Durée de votre balade', '60')
    tab.main.select('Difficulté', 2)
    tab.main.group(/mobilité réduite/).check('Non')
    tab.main.group(/poussette/).check('Oui')
    tab.main.fill(/^Votre avis/, 'http://a.be http://b.be http://c.be http://d.be')
    expect(await tab.press('Envoyer')).toBe(400)
    expect(tab.main.links(/^Le champ " Votre avis " contient trop de liens/)).toHaveLength(1)
    expect(tab.main.value('Durée de votre balade')).toBe('60')
    tab.main.fill(/^Votre avis/, 'Vue superbe depuis le pont.')
    expect(await tab.press('Envoyer')).toBe(200)
    expect(tab.main.text).toContain('Merci pour votre avis')
    await tab.follow('Revenir à la page')
    await tab.follow('Retirer mon avis')
    expect(tab.main.texts('summary')).toContain('Retirer votre avis ?')
    await tab.press('Retirer mon avis')
    expect(tab.main.text).toContain('Votre avis est retiré.')
  })

  it('a problem of a walk is reported with a photo', async () => {
    const tab = await open('/montclair/balade/sentier-des-terrils')
    await tab.follow('Signaler ou proposer')
    tab.main.check(/^Signaler un problème/)
    await tab.press('Continuer')
    tab.main.fill('Votre message', 'Une branche barre le chemin après la darse.')
    tab.attach(tab.main.one('input[type=file]'), new File([image], 'branche.png', { type: 'image/png' }))
    await tab.press('Envoyer')
    expect(tab.main.text).toContain('Votre signalement est transmis à la commune.')
  })

  it('each mistake in a suggestion has a sentence at its field, and costs nothing', async () => {
    const uid = 'poi-montclair-sur-meuse'
    const tab = await open(`/montclair/participer/suggestion?type=portal&uid=${uid}&category=ville-lieu`)
    const typed = 'Chez <b>Mirza</b> sans script\u202e'
    const summary = () => tab.main.part('[role=region], section[aria-labelledby]').texts('a')
    const field = (name: string) => tab.main.one(`[name="${name}"]`)
    tab.main.fill('Nom du lieu', typed)
    tab.main.select('Type de lieu', 1)
    const address = { street: 'Rue Haute', streetNumber: '3', zip: '4679', locality: 'Montclair' }
    for (const [name, part] of Object.entries(address)) tab.main.fill(field(`address.${name}`), part)
    tab.main.fill(field('schedule.monday.start'), '18:00')
    tab.main.fill(field('schedule.monday.end'), '09:00')
    await tab.press('Envoyer')
    expect(summary()).toEqual([expect.stringMatching(/^La fin doit suivre le début/)])
    expect(tab.main.group(/^Horaires/).text).toContain('La fin doit suivre le début')
    expect(tab.main.value(field('schedule.monday.start'))).toBe('18:00')
    tab.main.fill(field('schedule.monday.start'), '08:00')

    for (const [file, status, sentence] of [
      [
        new File(['Du texte.'], 'fausse.jpg', { type: 'image/jpeg' }),
        400,
        'fausse.jpg : cette image ne peut pas être lue. Ouvrez-la sur votre appareil, enregistrez-la en JPEG, puis choisissez ce nouveau fichier.',
      ],
      [
        new File([Buffer.alloc(30_000_000, 1)], 'grande.jpg', { type: 'image/jpeg' }),
        413,
        'Le fichier du champ " Photo " est trop lourd. Choisissez-en un de moins de 25 Mo.',
      ],
    ] as const) {
      tab.attach(tab.main.one('input[type=file]'), file)
      expect(await tab.press('Envoyer')).toBe(status)
      expect(summary()).toEqual([sentence])
      expect(tab.main.group(/^Photo/).text).toContain(sentence)
      expect(tab.main.value('Nom du lieu')).toBe(typed)
      expect(tab.main.value(field('address.street'))).toBe(address.street)
      expect(tab.main.value(field('schedule.monday.start'))).toBe('08:00')
    }
    await tab.press('Envoyer')
    expect(tab.main.text).toContain('est transmis')
    const stored = portal.db.selectFrom('suggestion').selectAll().where('data_uid', '=', uid)
    const rows = (await stored.execute()).map((row) => JSON.stringify(row)).filter((row) => row.includes('Mirza'))
    expect(rows).toEqual([expect.stringContaining('Chez <b>Mirza</b> sans script"')])
    expect(rows.join()).not.toContain('\u202e')
  })
})
