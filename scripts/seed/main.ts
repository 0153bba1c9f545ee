import { join } from 'node:path'
import { openDatabase } from '../../src/server/db/openDatabase'
import { seed } from '../../src/server/db/seed/seed'
import { packageRoot } from '../../src/server/packageRoot'
import { readSettings } from '../../src/server/settings'
import { largeSize } from './createTown'
import { writeLargeTown } from './writeLargeTown'

const card = 'grandville'

/** Writes the large town into the database of the environment's settings, beside the demo towns. */
async function main(): Promise<void> {
  const started = performance.now()
  const { DATABASE_URL, DATA_DIR } = readSettings(process.env)
  const { db, close } = await openDatabase({ url: DATABASE_URL, dataFolder: DATA_DIR })
  try {
    await seed(db, { towns: join(packageRoot, 'fixtures/towns'), now: () => new Date() })
    await writeLargeTown(db, card, new Date())
  } finally {
    await close()
  }
  const sizes = Object.entries(largeSize).map(([name, count]) => `${count} ${name}`)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`beffroi: wrote /${card} with ${sizes.join(', ')} in ${seconds} s`)
}

try {
  await main()
} catch (error) {
  console.error(`beffroi: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
