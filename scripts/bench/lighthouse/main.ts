import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { z } from 'zod'
import { packageRoot } from '../../../src/server/packageRoot'
import { ensureBrowser } from '../../browser.mjs'
import { table } from '../cli/table'
import { startBuiltServer } from '../server/startBuiltServer'

/** Not a dependency, because it has more packages than the whole project and only this bench needs it. */
const lighthouse = 'lighthouse@12.8.2'

/** Minimum score of each category on a phone, of 100. */
const minScores = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** The search page is measured without a query, because robots.txt excludes queries, which the SEO audit would count. */
const pages = {
  home: '/montclair',
  content: '/montclair/contenu/piscine',
  search: '/montclair/recherche',
}

const reportSchema = z.object({
  categories: z.record(z.enum(categories), z.object({ score: z.number() })),
  audits: z.record(z.string(), z.object({ title: z.string(), score: z.number().nullable() })),
})

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } })
const run = promisify(execFile)

/** Measures a URL once, as a phone on a slow network, which is Lighthouse's default. */
async function measure(address: string, browser: string) {
  const args = ['--yes', lighthouse, address, '--output=json', '--quiet', `--only-categories=${categories.join(',')}`]
  const { stdout } = await run('npx', [...args, '--chrome-flags=--headless=new --no-sandbox --disable-gpu'], {
    env: { ...process.env, CHROME_PATH: browser },
    maxBuffer: 64 * 1024 * 1024,
  })
  return reportSchema.parse(JSON.parse(stdout))
}

const parent = join(packageRoot, '.cache')
mkdirSync(parent, { recursive: true })
const folder = mkdtempSync(join(parent, 'bench-lighthouse-'))
const browser = await ensureBrowser()
const server = await startBuiltServer({ DATA_DIR: folder })
try {
  console.log(`load of the machine before: ${loadavg().map((load) => load.toFixed(1))}`)
  const rows: string[][] = []
  const faults: string[] = []
  for (const [name, path] of Object.entries(pages)) {
    const reports = []
    for (let count = 0; count < Number(values.runs); count++)
      reports.push(await measure(server.address + path, browser))
    for (const category of categories) {
      const scores = reports.map((report) => Math.round(report.categories[category].score * 100)).sort((a, b) => a - b)
      const median = scores[Math.floor(scores.length / 2)] ?? 0
      const verdict = median >= minScores[category] ? 'met' : 'MISSED'
      rows.push([`${name}: ${category}`, `≥ ${minScores[category]}`, String(median), verdict, scores.join(' ')])
    }
    const failed = Object.values(reports[0]?.audits ?? {}).filter(({ score }) => score !== null && score < 0.9)
    faults.push(...failed.map(({ title, score }) => `${name}: ${title} (${score})`))
  }
  console.log(table([['', 'target', 'median', '', 'all'], ...rows]))
  for (const fault of faults) console.log(`  ${fault}`)
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
