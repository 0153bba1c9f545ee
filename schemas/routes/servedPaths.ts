/**
 * First path segments of the calls that the portal forwards to a town's own back end: the services of the description, those
 * that only other back ends have, and the two of pictures. The server registers exactly these.
 */
export const forwardedPrefixes: readonly string[] = [
  'core-service',
  'reservation-service',
  'bus-service',
  'connectors-service',
  'core-content-service',
  'street-defect-service',
  'file-service',
  'garbage-view-service',
  'maps-service',
  'parking-proxy-service',
  'poll-service',
  'scouts-service',
  'ticketing-service',
  'train-service',
  'extra-data-service',
  'proxy-service',
  'stats-service',
  'aggregator-service',
  'resize',
  'crop-resize',
]

/** Where the portal serves the files of a town: documents by their file id, and the tracks of walks. */
export const filePrefix = '/file-service/api/v1/file/'

const forwarded: ReadonlySet<string> = new Set(forwardedPrefixes)
/** First segments of what the portal's server itself serves to visitors. */
const own: ReadonlySet<string> = new Set([
  'assets',
  'openapi',
  'openapi.json',
  'robots.txt',
  'sitemap.xml',
  'favicon.ico',
])

const firstSegment = (path: string): string => path.slice(1).split(/[/?#]/, 1)[0] ?? ''

/** Whether the back end is asked for a full path on the portal's site. */
export const isForwarded = (path: string): boolean =>
  forwarded.has(firstSegment(path)) && /^\/[^/?#]+\/[^?#]/.test(path)

/** Whether the portal's server has a file of its own at a full path: a script, a calendar, a feed, a site map. */
export const isOwnFile = (path: string): boolean =>
  own.has(firstSegment(path)) || /^[^?#]*\.(?:ics|xml|rss|atom|webmanifest)(?:[?#]|$)/.test(path)
