import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPortal } from './openPortal'
import { readHtml } from './readHtml'

let portal: Awaited<ReturnType<typeof openPortal>>
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const origin = 'https://www.montclair.example'

const dataOf = async (path: string): Promise<unknown> => {
  const element = readHtml((await portal.get(`/montclair${path}`)).html).querySelector(
    'script[type="application/ld+json"]',
  )
  return element && JSON.parse(element.textContent ?? '')
}

it('describes the town on its home', async () => {
  expect(await dataOf('')).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'GovernmentOrganization',
    url: `${origin}/montclair`,
    address: { '@type': 'PostalAddress', postalCode: '4679', addressCountry: 'BE' },
  })
})

it('describes an event with its times and place', async () => {
  const { starts_at } = await portal.db
    .selectFrom('event')
    .select('starts_at')
    .where('uid', '=', 'concert-au-kiosque')
    .executeTakeFirstOrThrow()
  expect(await dataOf('/evenement/concert-au-kiosque?lang=en')).toMatchObject({
    '@type': 'Event',
    inLanguage: 'en',
    url: `${origin}/montclair/evenement/concert-au-kiosque?lang=en`,
    startDate: starts_at.toISOString(),
    location: { '@type': 'Place', geo: { '@type': 'GeoCoordinates' } },
    organizer: { '@type': 'GovernmentOrganization' },
  })
})

it('describes a news item, whatever its title holds', async () => {
  const { texts } = await portal.db
    .selectFrom('publication')
    .select('texts')
    .where('uid', '=', 'travaux-rue-haute')
    .executeTakeFirstOrThrow()
  const title = '</script><script>alert(1)</script>\u2028&'
  const changed = { fr: { ...texts.fr, title } }
  await portal.db
    .updateTable('publication')
    .set({ texts: JSON.stringify(changed) })
    .where('uid', '=', 'travaux-rue-haute')
    .execute()
  await portal.app.readChanges()
  expect(await dataOf('/publication/travaux-rue-haute')).toMatchObject({ '@type': 'NewsArticle', headline: title })
  expect((await portal.get('/montclair/publication/travaux-rue-haute')).html).not.toContain('<script>alert')
})

it('describes a walk as a place to visit, and its other pages not', async () => {
  expect(await dataOf('/balade/bords-de-meuse?lang=en')).toMatchObject({
    '@type': 'TouristAttraction',
    name: 'Along the Meuse',
    inLanguage: 'en',
    url: `${origin}/montclair/balade/bords-de-meuse?lang=en`,
    geo: { '@type': 'GeoCoordinates', latitude: 50.64058 },
    additionalProperty: [
      { '@type': 'PropertyValue', name: 'length', value: 2.5, unitCode: 'KMT' },
      { name: 'duration', unitCode: 'MIN' },
      { name: 'ascent', unitCode: 'MTR' },
    ],
    amenityFeature: [{ '@type': 'LocationFeatureSpecification', value: true }, {}, {}, {}],
    containsPlace: [{ '@type': 'Place', name: 'Montclair bridge' }, {}, {}, {}, {}, {}, {}],
    aggregateRating: { '@type': 'AggregateRating', bestRating: 5 },
  })
  for (const path of ['', '/bords-de-meuse/avis', '/bords-de-meuse/etape/pont'])
    expect(await dataOf(`/balade${path}`), path).toBeNull()
})

it('says nothing of other pages', async () => {
  for (const path of ['/menu', '/contenu/voirie', '/publication', '/nulle-part'])
    expect(await dataOf(path), path).toBeNull()
})

it('links the news as a feed', async () => {
  const document = readHtml((await portal.get('/montclair?lang=en')).html)
  expect(document.querySelector('link[type="application/rss+xml"]')?.getAttribute('href')).toBe(
    '/montclair/publication.rss?lang=en',
  )
})
