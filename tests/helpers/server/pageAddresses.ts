import type { Database } from '../../../src/server/db/Tables'

/** The addresses of a town's pages in the API by kind, at most `limit` of each. */
export async function pageAddresses(db: Database, town: string, limit: number): Promise<Record<string, string[]>> {
  const core = `/core-service/api/v1/web/portal/${town}`
  const contents = `/core-content-service/api/v1/web/portal/${town}`
  const uids = async (
    table: 'content' | 'place' | 'publication' | 'event' | 'poll' | 'waste_zone' | 'transit_stop',
  ) => {
    const rows = db.selectFrom(table).select('uid').where('portal', '=', town).orderBy('uid').limit(limit)
    return (await rows.execute()).map(({ uid }) => uid)
  }
  const pages = await uids('content')
  const place = await db
    .selectFrom('place')
    .select(['lat', 'lon'])
    .where('portal', '=', town)
    .orderBy('uid')
    .executeTakeFirstOrThrow()
  const lists = (name: string, filters: string[]) =>
    ['', '?page=2&size=3', '?from=2&count=3', ...filters].map((query) => `${contents}/${name}${query}`)
  const filters = [
    '?query=concert',
    '?query=tilleuls%20rue',
    '?keyword=culture',
    '?keyword=culture,sport',
    '?keyword=x',
  ]
  return {
    home: ['desktop', 'mobile'].map((env) => `/core-service/api/v2/web/portal/${town}/home?env=${env}`),
    content: pages.flatMap((uid) => [`${contents}/content/${uid}`, `${contents}/content/${uid}?parent=${pages[0]}`]),
    place: (await uids('place')).map((uid) => `${contents}/content/${uid}`),
    places: [`${contents}/content/lieux`],
    zone: (await uids('waste_zone')).map((uid) => `${contents}/content/collectes-${uid}`),
    publication: (await uids('publication')).map((uid) => `${contents}/publications/${uid}`),
    event: (await uids('event')).map((uid) => `${contents}/events/${uid}`),
    publications: lists('publications', [...filters, '?type=travaux', '?type=travaux&keyword=culture']),
    events: lists('events', [...filters, '?date=2027-03-12', '?date=2027-03-12&keyword=culture']),
    calendar: [`${contents}/events/calendar`, `${contents}/events/calendar?month=4&year=2027&keyword=sport`],
    wall: ['desktop', 'mobile'].flatMap((env) => [
      `/core-service/api/v2/anonymous/wall/${town}?env=${env}`,
      `/core-service/api/v1/anonymous/wall/${town}/categories?env=${env}`,
      ...['leisure', 'town'].map(
        (category) => `/core-service/api/v1/anonymous/wall/${town}/filter/${category}?env=${env}`,
      ),
      `${core}/store-catalog?env=${env}`,
    ]),
    poll: (await uids('poll')).map((uid) => `${contents}/poll/${uid}`),
    menu: [`${contents}/menu/root`, `/core-service/api/v2/web/portal/${town}/home-menu`, `${core}/tags`],
    map: [
      `${contents}/maps/menu`,
      ...[
        '',
        '?bbox=5.78,50.64,5.79,50.645',
        '?category=sante',
        '?query=boulangerie%20rue',
        '?open=true&needs=stepFree',
      ].map((query) => `${contents}/maps/query${query}`),
    ],
    geocoding: [
      `/maps-service/api/v1/web/geocode?portalName=${town}&query=rue%20des%20tilleuls`,
      `/maps-service/api/v1/web/reverse?portalName=${town}&lat=${place.lat}&lon=${place.lon}`,
    ],
    addresses: [`${core}/addresses?query=rue%20des%20tilleuls`, `${core}/addresses?query=fontaine%2012`],
    pickups: [`/garbage-view-service/api/v1/web/pickups/search?query=tilleuls&portalName=${town}`],
    transit: [
      '/bus-service/api/v1/web/stops?zips=4690',
      '/bus-service/api/v1/web/stops?stopName=tilleuls',
      ...(await uids('transit_stop')).flatMap((uid) => [
        `/bus-service/api/v1/web/stops/${uid}/departures`,
        `/bus-service/api/v1/web/rides?stop=${uid}`,
      ]),
    ],
  }
}
