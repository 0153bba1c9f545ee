import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { buildCommand } from './buildCommand'
import { writeCorpus } from './corpus/writeCorpus'
import { jobs } from './jobs'
import { installTools } from './otherTools'
import { reportFaults } from './reportFaults'
import { reportJob } from './reportJob'
import { reportMemory } from './reportMemory'

const folder = join(import.meta.dirname, '../../../.cache/bench-cli')
mkdirSync(folder, { recursive: true })
const command = buildCommand(folder)
const corpus = writeCorpus(join(folder, 'corpus'))
const schema = join(folder, 'page.schema.json')
writeFileSync(schema, execFileSync(process.execPath, [command, 'schema', 'page']))
const others = installTools(folder)

console.log(`Node ${process.version} on ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`)
console.log('medians (min–max); contenders take turns, ratios compare runs of the same round')
for (const job of jobs(corpus, command, schema, others)) reportJob(job)
reportMemory(corpus, command)
reportFaults(folder, command)
