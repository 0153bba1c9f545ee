import { entities } from '../../schemas/generated/entities'
import { checkWalks, readWalks } from '../../src/server/db/seed/readWalks'
import { TownFolder } from '../../src/server/db/seed/TownFolder'

/**
 * Reads the walks of a town as the server does. Calls `warn` with each fault that the server mends, and throws an error with every
 * walk that nobody can walk. `towns` is the folder of the towns.
 */
export function checkTownWalks(towns: string, card: string, warn: (message: string) => void): void {
  const folder = new TownFolder(towns, card)
  const portal = folder.record('portal.json', 'portal', entities.portal)
  if (portal) checkWalks({ portal, walks: readWalks(folder) }, folder)
  for (const { file, line, message } of folder.notes) warn(`beffroi: ${file}:${line}: ${message}`)
  if (folder.problems.length === 0) return
  const problems = folder.problems.map(({ file, pointer, reason }) =>
    `  ${file} ${pointer}: ${reason}`.replace(' :', ':'),
  )
  throw new Error(`Nobody can walk these walks:\n${problems.join('\n')}`)
}
