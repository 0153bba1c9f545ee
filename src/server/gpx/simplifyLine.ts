/** A position on a plane with its elevation, in metres. */
export type Position = { x: number; y: number; z: number }

/** Longer lines are simplified in parts, because the time grows with the square of the length. */
const maxPartLength = 4000

/**
 * Returns the indices of the positions that remain after simplification (Douglas-Peucker). No removed position is farther than
 * `tolerance` metres from the remaining line, in three dimensions.
 */
export function simplifyLine(line: readonly Position[], tolerance: number): number[] {
  const kept = new Set([0, line.length - 1])
  for (let start = 0; start < line.length - 1; start += maxPartLength) {
    const end = Math.min(start + maxPartLength, line.length - 1)
    kept.add(start).add(end)
    const parts: [number, number][] = [[start, end]]
    for (let part = parts.pop(); part; part = parts.pop()) {
      const furthest = findFurthest(line, part)
      if (!furthest || furthest.distance <= tolerance) continue
      kept.add(furthest.index)
      parts.push([part[0], furthest.index], [furthest.index, part[1]])
    }
  }
  return [...kept].filter((index) => index >= 0).sort((one, other) => one - other)
}

/** Finds the position of a part that is farthest from the line between its ends. */
function findFurthest(line: readonly Position[], [start, end]: [number, number]) {
  const from = line[start]
  const to = line[end]
  let found: { index: number; distance: number } | undefined
  if (!from || !to) return found
  for (let index = start + 1; index < end; index++) {
    const position = line[index]
    const distance = position ? distanceToLine(position, from, to) : 0
    if (!found || distance > found.distance) found = { index, distance }
  }
  return found
}

function distanceToLine(position: Position, from: Position, to: Position): number {
  const [dx, dy, dz] = [to.x - from.x, to.y - from.y, to.z - from.z]
  const [px, py, pz] = [position.x - from.x, position.y - from.y, position.z - from.z]
  const squared = dx * dx + dy * dy + dz * dz
  const share = squared > 0 ? Math.min(1, Math.max(0, (px * dx + py * dy + pz * dz) / squared)) : 0
  return Math.hypot(px - share * dx, py - share * dy, pz - share * dz)
}
