import { Command, InvalidArgumentError } from 'commander'
import { importFile } from '../../src/server/db/gtfs/importFile'
import { readSettings } from '../../src/server/settings'

type Options = { card?: string; feed?: string; tripUpdates?: string; alerts?: string }

function webUrl(text: string): string {
  if (URL.canParse(text) && /^https?:/.test(text)) return text
  throw new InvalidArgumentError('It must begin with https:// or http://.')
}

/** Imports a GTFS feed into the database of the environment's settings. */
async function main(): Promise<void> {
  const command = new Command('npm run import:gtfs --')
    .argument('<file>', 'the zip file of the feed')
    .option('--card <name>', 'card name of the town; not needed when there is one town')
    .option('--feed <name>', 'name of the feed, for a town that has several')
    .option('--trip-updates <url>', 'address of the live times (GTFS Realtime)', webUrl)
    .option('--alerts <url>', 'address of the notices (GTFS Realtime)', webUrl)
    .parse()
  const { card, feed, tripUpdates, alerts } = command.opts<Options>()
  const { DATABASE_URL, DATA_DIR } = readSettings(process.env)
  const started = performance.now()
  const [file = ''] = command.args
  const { portal, summary } = await importFile({ url: DATABASE_URL, dataFolder: DATA_DIR }, file, {
    ...{ portal: card, name: feed, now: new Date(), tripUpdatesUrl: tripUpdates, alertsUrl: alerts },
    onProgress: (name, rows) => console.log(`beffroi: ${name}: ${rows} rows`),
  })
  for (const line of summary.leftOut) console.log(`beffroi: left out: ${line}`)
  for (const warning of summary.warnings) console.warn(`beffroi: warning: ${warning}`)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`beffroi: /${portal} has a new timetable, imported in ${seconds} s`)
}

try {
  await main()
} catch (error) {
  console.error(`beffroi: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
