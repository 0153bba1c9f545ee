import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../../src/server/packageRoot'
import { createFeed } from './createFeed'
import { hauteroche } from './plans/hauteroche'
import { montclair } from './plans/montclair'

/** Writes the timetables of the demo towns to their folders. */
for (const [card, plan] of Object.entries({ hauteroche, montclair })) {
  const folder = join(packageRoot, 'fixtures/towns', card, 'gtfs')
  mkdirSync(folder, { recursive: true })
  const files = createFeed(plan)
  for (const [name, text] of files) writeFileSync(join(folder, name), text)
  console.log(`transit: ${card}: ${files.size} files`)
}
