import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { openDatabase } from '../../src/server/db/openDatabase'
import { readSettings } from '../../src/server/settings'
import { importWaste } from './importWaste'

/** Imports the waste data of a town from a file, into the database of the environment's settings. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options: { card: { type: 'string' } }, allowPositionals: true })
  const [file] = positionals
  if (file === undefined || values.card === undefined)
    throw new Error('npm run import:waste -- <file.json> --card <card>')
  // A byte order mark is no JSON.
  const document: unknown = JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''))
  const { DATABASE_URL, DATA_DIR } = readSettings(process.env)
  const { db, close } = await openDatabase({ url: DATABASE_URL, dataFolder: DATA_DIR })
  try {
    const { zones, changed, streets, unknown, unserved } = await importWaste(db, values.card, document, new Date())
    console.log(
      `beffroi: /${values.card} has ${zones} zones (${changed} new or changed) and ${streets} streets in them`,
    )
    if (unserved > 0) console.log(`beffroi: ${unserved} streets of the town belong to no zone`)
    for (const street of unknown) console.log(`beffroi: left out, the town has no street "${street}"`)
  } finally {
    await close()
  }
}

try {
  await main()
} catch (error) {
  console.error(`beffroi: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
