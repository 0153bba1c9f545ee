import { existsSync, readdirSync } from 'node:fs'
import { InvalidTowns, type TownProblem } from './Problem'
import { readTown } from './readTown'
import type { Town } from './Town'

/** Reads every town of a folder. Throws BrokenTowns, naming file, pointer and reason of each problem. */
export function readTowns(folder: string): Town[] {
  if (!existsSync(folder)) throw new Error(`The folder of demonstration towns ${folder} does not exist.`)
  const cards = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  )
  const read = cards.sort().map((card) => readTown(folder, card))
  const towns = read.flatMap(({ town }) => (town ? [town] : []))
  const problems = [...read.flatMap(({ problems }) => problems), ...findCollisions(towns)]
  if (problems.length > 0) throw new InvalidTowns(problems)
  return towns
}

/** What is asked for without the name of a town differs between all towns: polls, stops, waste zones, pictures. */
function findCollisions(towns: readonly Town[]): TownProblem[] {
  const owners = new Map<string, string>()
  const claim = (card: string, kind: string, name: string, file: string, pointer: string): TownProblem[] => {
    const owner = owners.get(`${kind} ${name}`)
    owners.set(`${kind} ${name}`, owner ?? card)
    return owner ? [{ file: `${card}/${file}`, pointer, reason: `The town ${owner} has a ${kind} "${name}" too.` }] : []
  }
  return towns.flatMap(({ card, polls, stops, waste, images }) => [
    ...polls.flatMap(({ uid }, index) => claim(card, 'poll', uid, 'polls.json', `/${index}/uid`)),
    ...stops.flatMap(({ uid }, index) => claim(card, 'stop', uid, 'stops.json', `/${index}/uid`)),
    ...waste.flatMap(({ locality, uid }, index) =>
      claim(card, 'waste zone', `${locality}/${uid}`, 'waste.json', `/${index}/uid`),
    ),
    ...images.flatMap((name) => claim(card, 'picture', name, `images/${name}`, '')),
  ])
}
