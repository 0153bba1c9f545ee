import { isObject, type Locale, own, type Page, type Portal, parseUrl, type WalkDetail } from '../../../schemas/engine'
import { imageUrl } from '../location/urls'

type Context = {
  portal: Portal
  locale: Locale
  /** Origin of the site; without it a page has no structured data, which needs absolute addresses. */
  origin: string | undefined
  /** Address of the page, as its canonical link names it. */
  url: string | undefined
  isHome: boolean
}

/** Size of pictures in search results, in pixels. */
const pictureSize = { width: 1200, height: 675, crop: true }

/** The structured data (schema.org, JSON-LD) of a page; undefined for pages without a schema.org type. */
export function structuredData(page: unknown, context: Context): object | undefined {
  const { isHome, origin } = context
  if (origin === undefined || !isPage(page)) return undefined
  if (isHome) return { '@context': 'https://schema.org', ...organization(context), ...contact(context) }
  const shared = {
    '@context': 'https://schema.org',
    inLanguage: page.locale ?? context.locale,
    url: context.url,
    description: page.description,
    image: page.image && parseUrl(imageUrl(page.image.src, pictureSize), origin)?.href,
  }
  if (page.event) return { ...shared, ...eventData(page, page.event), organizer: organization(context) }
  if (page.walk) return { ...shared, ...walkData(page.walk) }
  if (page.publishedAt === undefined) return undefined
  return {
    ...shared,
    '@type': 'NewsArticle',
    headline: page.title.slice(0, 110),
    datePublished: page.publishedAt,
    dateModified: page.updatedAt ?? page.publishedAt,
    author: organization(context),
    publisher: organization(context),
  }
}

type Structured = Pick<Page, 'title' | 'description' | 'image' | 'locale' | 'event' | 'publishedAt' | 'updatedAt'> & {
  walk?: WalkDetail
}

/** Whether data is a page of the contract, or a walk; both have been validated. */
const isPage = (data: unknown): data is Structured => isObject(data) && typeof own(data, 'title') === 'string'

const organization = ({ portal, origin }: Context) => ({
  '@type': 'GovernmentOrganization',
  name: portal.owner ?? portal.name,
  url: `${origin}/${encodeURIComponent(portal.cardName)}`,
})

function contact({ portal, origin }: Context) {
  const { description, phone, email, address, latitude, longitude, icons } = portal
  return {
    description,
    telephone: phone,
    email,
    logo: icons?.desktop && parseUrl(imageUrl(icons.desktop.src, { width: 180, height: 180 }), origin)?.href,
    address: address && {
      '@type': 'PostalAddress',
      streetAddress: `${address.street} ${address.streetNumber}`.trim(),
      postalCode: address.zip,
      addressLocality: address.locality,
      addressCountry: 'BE',
    },
    geo: geoOf(latitude, longitude),
  }
}

const geoOf = (latitude: number | undefined, longitude: number | undefined) =>
  latitude === undefined || longitude === undefined ? undefined : { '@type': 'GeoCoordinates', latitude, longitude }

const eventData = ({ title }: Structured, { startsAt, endsAt, place }: NonNullable<Page['event']>) => ({
  '@type': 'Event',
  name: title,
  startDate: startsAt,
  endDate: endsAt,
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  location: place && {
    '@type': 'Place',
    name: place.name,
    address: place.address,
    geo: geoOf(place.lat, place.lon),
  },
})

/** A walk as a tourist attraction: start, steps, figures, accessibility and rating. */
function walkData({
  title,
  lat,
  lon,
  length,
  duration,
  ascent,
  accessibility,
  pins,
  rating,
  commentCount,
}: WalkDetail) {
  const figures = [
    { name: 'length', value: length, unitCode: 'KMT' },
    { name: 'duration', value: duration, unitCode: 'MIN' },
    ...(ascent === undefined ? [] : [{ name: 'ascent', value: ascent, unitCode: 'MTR' }]),
  ]
  return {
    '@type': 'TouristAttraction',
    name: title,
    geo: geoOf(lat, lon),
    isAccessibleForFree: true,
    publicAccess: true,
    additionalProperty: figures.map((figure) => ({ '@type': 'PropertyValue', ...figure })),
    amenityFeature: accessibility?.map(({ label }) => ({
      '@type': 'LocationFeatureSpecification',
      name: label,
      value: true,
    })),
    containsPlace: pins?.map((pin) => ({ '@type': 'Place', name: pin.title, geo: geoOf(pin.lat, pin.lon) })),
    aggregateRating:
      rating === undefined || !commentCount
        ? undefined
        : { '@type': 'AggregateRating', ratingValue: rating, reviewCount: commentCount, bestRating: 5, worstRating: 0 },
  }
}
