import type { Call } from '../../../schemas/calls'
import { type Damage, damageOf } from '../../../schemas/routes/describeDamage'
import { type ExitCode, exitCodes } from '../exitCodes'
import { InputError } from '../input/InputError'
import { openReports, type Reports } from '../report/openReports'
import type { Summary } from '../report/Reporter'
import { warn } from '../terminal/standardStreams'
import { FileResultBuilder } from '../validate/FileResultBuilder'
import { type PreparedRun, prepareRun } from '../validate/prepareRun'
import { showProgress } from '../validate/showProgress'
import { answerLimits, BackEnd, parseHeaders, parseOrigin } from './BackEnd'
import type { ConformOptions } from './ConformOptions'
import { checkTried } from './checkTried'
import { describeTrial } from './describeTrial'
import { probeFailures } from './probeFailures'
import { probeFilters } from './probeFilters'
import { probeLanguages } from './probeLanguages'
import { probeFiles, probeLegalPages, probeLinks, probePictures } from './probeLinks'
import { probePages } from './probePages'
import { Trial } from './Trial'

/** How many addresses of each call are asked unless the command line says otherwise. */
const usualSamples = 3

/** Runs `beffroi conform`: asks a running back end, and reports as `validate` does. Throws on wrong usage. */
export async function runConform(named: string, options: ConformOptions): Promise<ExitCode> {
  const origin = parseOrigin(named)
  const { timeout = answerLimits.ms / 1000, header = [], samples = usualSamples, now = new Date() } = options
  const run = await prepareRun([named], options)
  const reports = await openReports(run.reports, run.colours, run.quiet)
  const progress = showProgress(1, options.progress, process.stderr, process.env)
  const headers = parseHeaders(header)
  const backEnd = new BackEnd(origin, timeout * 1000, headers)
  const trial = new Trial(backEnd, options.portal, now, samples, (address) => progress.checking(0, address))
  let notes: string[] = []
  try {
    if (options.service === undefined) await askEverything(trial, options)
    else notes = await (await import('./tryService')).tryService(trial, options, headers)
  } finally {
    progress.end()
  }
  const { summary, broken } = await report(trial, run, reports)
  reports.end(summary)
  const reportErrors = reports.close()
  const told = options.service === undefined ? describeTrial(trial, broken, options.writes === undefined) : notes
  for (const sentence of [...told, ...reportErrors]) warn(sentence)
  if (reportErrors.length > 0) return exitCodes.unusable
  const hasTooMany = run.maxWarnings !== undefined && summary.warnings > run.maxWarnings
  if (hasTooMany) warn(`more warnings than ${run.maxWarningsSource} allows (${run.maxWarnings})`)
  return summary.errors > 0 || hasTooMany ? exitCodes.errors : exitCodes.ok
}

async function askEverything(trial: Trial, { writes }: ConformOptions): Promise<void> {
  await trial.askAll()
  const asked = [...trial.tried.values()]
  if (asked.every(({ status }) => status === undefined)) {
    const [first] = asked
    throw new InputError(`${trial.backEnd.origin} answers no call. ${first?.issues[0]?.message ?? ''}`.trim())
  }
  for (const probe of [
    probeLinks,
    probePictures,
    probeFiles,
    probeLegalPages,
    probeFailures,
    probePages,
    probeFilters,
    probeLanguages,
  ])
    await probe(trial)
  if (!writes) return
  await (await import('./probeWrites')).probeWrites(trial)
  await (await import('./probePromisedWrites')).probePromisedWrites(trial)
}

/** Reports every address in the order of the questions. `broken` has the damage of the calls with errors. */
async function report(
  trial: Trial,
  run: PreparedRun,
  reports: Reports,
): Promise<{ summary: Summary; broken: Map<Call, Set<Damage>> }> {
  const broken = new Map<Call, Set<Damage>>()
  const summary: Summary = { files: 0, documents: 0, blocks: 0, errors: 0, warnings: 0, codes: {} }
  for (const tried of trial.tried.values()) {
    const { address } = tried
    const file = new FileResultBuilder(address)
    const settings = run.settingsOf({ name: address, path: undefined, url: `${trial.backEnd.origin}${address}` })
    for (const document of await checkTried(tried, settings, file)) {
      for (const { issue } of document.findings) {
        summary.codes[issue.code] = (summary.codes[issue.code] ?? 0) + 1
        summary[issue.severity === 'error' ? 'errors' : 'warnings'] += 1
        const damage = issue.severity === 'error' ? damageOf(issue) : undefined
        if (damage) broken.set(tried.call, (broken.get(tried.call) ?? new Set<Damage>()).add(damage))
      }
      const findings = run.quiet
        ? document.findings.filter(({ issue }) => issue.severity === 'error')
        : document.findings
      if (findings.length > 0) reports.document({ ...document, findings })
    }
    const result = file.result()
    const checked = 'problem' in result ? result.checked : result
    summary.files += 1
    summary.documents += checked?.documents ?? 0
    summary.blocks += checked?.blocks ?? 0
    if (checked) reports.file(checked)
  }
  return { summary, broken }
}
