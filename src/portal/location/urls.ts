import { withQuery } from '../../../renderer/actions/actionHref'

/** The address of a path of the contract: below the card name of its portal. */
export function portalPath(card: string, path: string, query?: Record<string, string>): string {
  const below = path === '/' ? '' : path.startsWith('/?') || path.startsWith('/#') ? path.slice(1) : path
  return withQuery(`/${encodeURIComponent(card)}${below}`, query)
}

/** Address of a picture at the size of its box in CSS pixels; 0 keeps the ratio. Only files of the portal are resized. */
export function imageUrl(source: string, box: { width: number; height: number; crop?: boolean }): string {
  if (source.includes('/')) return source
  return `/${box.crop ? 'crop-resize' : 'resize'}/${Math.round(box.width)}x${Math.round(box.height)}/${encodeURIComponent(source)}`
}

/** Where a map service shows a place, in degrees, and finds the way to it. The one place that knows the service. */
export const mapUrl = ({ lat, lon }: { lat: number; lon: number }): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${lat},${lon}`)}`
