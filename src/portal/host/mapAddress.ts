/** Where a map service shows a place, in degrees, and finds the way to it. The one place that knows the service. */
export const mapUrl = ({ lat, lon }: { lat: number; lon: number }): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${lat},${lon}`)}`
