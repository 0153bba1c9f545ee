/** Whether a position has coordinates in degrees that lie on the globe. */
export const isPlace = ({ lon, lat }: { lon?: unknown; lat?: unknown }): boolean =>
  typeof lon === 'number' && typeof lat === 'number' && Math.abs(lon) <= 180 && Math.abs(lat) <= 90
