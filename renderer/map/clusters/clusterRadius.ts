/** Radius of the circle of a cluster in CSS pixels, by the number of its pins. */
export function clusterRadius(count: number): number {
  if (count >= 100) return 40
  return count >= 50 ? 30 : 20
}
