import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyStreet } from '../../helpers/server/reports'
import { openPortal } from '../openPortal'
import { PlainTab } from '../PlainTab'
import { signedInTab } from './signedInTab'

let portal: Awaited<ReturnType<typeof openPortal>>
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const { lat, lon } = emptyStreet
const place = `lat=${lat}&lon=${lon}`

/** A photograph that says where it was taken. */
async function photograph(name: string): Promise<File> {
  const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: '#777' } })
  const position = {
    GPSLatitudeRef: 'N',
    GPSLatitude: '50/1 38/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '5/1 46/1 0/1',
  }
  const bytes = await picture.withExif({ IFD3: position }).jpeg().toBuffer()
  return new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' })
}

describe('a report without a script', () => {
  it('leads from an address over the category to the confirmation', async () => {
    const tab = await signedInTab(portal, 'montclair')
    await tab.goto('/montclair/signalement')
    expect(tab.title).toBe('Signaler un problème')
    await tab.follow('Commencer par le lieu')
    tab.main.fill('Chercher une adresse', 'Rue du Pont')
    await tab.press('Chercher')
    await tab.follow(/^Rue du Pont/)
    expect(tab.title).toBe('Que se passe-t-il ?')
    tab.main.fill('Chercher un type de problème', 'signaler un trou')
    await tab.press('Chercher')
    await tab.follow(/^Nid-de-poule/)
    expect(tab.title).toBe('Est-ce l’un de ceux-ci ?')
    await tab.follow('Le mien est différent')
    expect(tab.title).toBe('Vérifiez et envoyez')
    for (const said of ['Rue du Pont', 'Nid-de-poule', 'Service']) expect(tab.main.text).toContain(said)
    tab.main.fill(/^Décrivez/, 'Un trou profond devant le numéro 3.')
    tab.main.select('Taille du trou', 2)
    await tab.press('Envoyer le signalement')
    expect(tab.title).toBe('Votre signalement est enregistré')
    const [reference = ''] = /SIG-\w{4}-\w{4}/.exec(tab.main.text) ?? []
    const row = await portal.db
      .selectFrom('defect_report')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ category: 'nid-de-poule', description: 'Un trou profond devant le numéro 3.' })
    expect(row.address).toContain('Rue du Pont')
  })

  it('leads from the search to the place, and from there to the form of the category that was found', async () => {
    const tab = await signedInTab(portal, 'montclair')
    await tab.goto('/montclair/recherche?query=signaler+un+trou&kind=defect')
    await tab.follow(/^Nid-de-poule/)
    expect(tab.title).toBe('Où est le problème ?')
    expect(tab.main.texts('strong')).toContain('Nid-de-poule')
    tab.main.fill('Chercher une adresse', 'Rue du Pont')
    await tab.press('Chercher')
    await tab.follow(/^Rue du Pont/)
    await tab.follow('Le mien est différent')
    expect(tab.title).toBe('Vérifiez et envoyez')
    expect(tab.main.text).toContain('Nid-de-poule')
  })

  it('takes photographs, and stores them without their position', async () => {
    const tab = await signedInTab(portal, 'montclair')
    await tab.goto(`/montclair/signalement?${place}&category=trottoir`)
    const [input] = tab.main.all('input[type=file]')
    tab.attach(input ?? expect.fail('There is no chooser of files.'), await photograph('trottoir.jpg'))
    await tab.press('Envoyer le signalement')
    expect(tab.title).toBe('Votre signalement est enregistré')
    const { picture } = await portal.db
      .selectFrom('defect_photo')
      .innerJoin('defect_report', 'defect_report.uid', 'defect_photo.report')
      .where('defect_report.category', '=', 'trottoir')
      .where('defect_report.lat', '=', lat)
      .select('picture')
      .executeTakeFirstOrThrow()
    expect((await sharp(Buffer.from(picture, 'base64')).metadata()).exif).toBeUndefined()
  })

  it('shows what is missing beside what was typed', async () => {
    const tab = await signedInTab(portal, 'montclair')
    await tab.goto(`/montclair/signalement?${place}&category=depot-clandestin`)
    tab.main.select(/^(?:Nature|Type|Quoi|De quoi)/, 1)
    expect(await tab.press('Envoyer le signalement')).toBe(400)
    expect(tab.main.text).toContain('Un champ est à corriger.')
    expect(tab.title).toBe('Vérifiez et envoyez')
  })

  it('says to call 112 before anything else for an urgent category', async () => {
    const tab = await signedInTab(portal, 'montclair')
    await tab.goto('/montclair/signalement?category=arbre-dangereux')
    expect(tab.title).toBe('Quelqu’un est-il en danger ?')
    expect(tab.main.link('Appeler le 112').getAttribute('href')).toBe('tel:112')
    expect(tab.main.all('form')).toEqual([])
    await tab.follow('Personne n’est en danger : continuer')
    expect(tab.title).toBe('Où est le problème ?')
  })

  it('offers the reports nearby first, compares one and follows it in one press', async () => {
    const near = await portal.db
      .selectFrom('defect_report')
      .selectAll()
      .where('portal', '=', 'montclair')
      .where('category', '=', 'nid-de-poule')
      .where('status', '=', 'received')
      .orderBy('received_at')
      .executeTakeFirstOrThrow()
    const tab = await signedInTab(portal, 'montclair')
    await tab.goto(`/montclair/signalement?lat=${near.lat}&lon=${near.lon}&category=nid-de-poule`)
    expect(tab.title).toBe('Est-ce l’un de ceux-ci ?')
    expect(tab.main.all('ul > li').length).toBeLessThanOrEqual(5)
    await tab.follow(/juste après le pont/)
    expect(tab.title).toBe('Est-ce le même problème ?')
    await tab.press(/^C’est le même : suivre/)
    expect(tab.path).toContain('/montclair/signalement/')
    const { count } = await portal.db
      .selectFrom('defect_follower')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBeGreaterThan(0)
  })

  it('says whose a place outside of the town is', async () => {
    const tab = await signedInTab(portal, 'montclair')
    await tab.goto('/montclair/signalement?lat=50.4198&lon=6.0512&category=trottoir')
    expect(tab.title).toBe('Où est le problème ?')
    expect(tab.main.text).toContain('Cet endroit est à Hauteroche.')
    expect(tab.main.link('Le signaler à Hauteroche').getAttribute('href')).toBe('/hauteroche/signalement')
  })

  it('offers the categories again when the chosen one is gone', async () => {
    const tab = await signedInTab(portal, 'montclair')
    await tab.goto(`/montclair/signalement?${place}&category=reverbere-a-gaz`)
    expect(tab.title).toBe('Que se passe-t-il ?')
    expect(tab.main.text).toContain('La commune ne prend plus ce type de signalement.')
  })

  it('asks to sign in, and leads back', async () => {
    const tab = new PlainTab(portal.app)
    await tab.goto(`/montclair/signalement?${place}`)
    expect(tab.path).toContain('/compte/connexion?redirectUrl=')
    expect(decodeURIComponent(tab.path)).toContain(`/montclair/signalement?${place}`)
  })

  it('is offered by both towns', async () => {
    for (const town of ['montclair', 'hauteroche']) {
      const tab = await signedInTab(portal, town)
      await tab.goto(`/${town}/menu`)
      await tab.follow('Signaler un problème')
      expect(tab.path).toBe(`/${town}/signalement`)
      expect(tab.status).toBe(200)
    }
  })
})
