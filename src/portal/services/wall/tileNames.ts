import type { WallTile } from '../../../../schemas/engine'

/**
 * The accessible names of the tiles by uid: their titles. Equal titles are extended by the start of the subtitle,
 * such as a stop, and equal names by a number.
 */
export function tileNames(tiles: readonly WallTile[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  const uses = new Map<string, number>()
  for (const { uid, title, subtitle } of tiles) {
    const isShared = tiles.some((other) => other.uid !== uid && other.title === title)
    const first = subtitle?.split(' · ', 1)[0]
    const name = isShared && first ? `${title} – ${first}` : title
    const use = (uses.get(name) ?? 0) + 1
    uses.set(name, use)
    names.set(uid, use > 1 ? `${name} (${use})` : name)
  }
  return names
}
