import { nearestName } from '../../../schemas'
import { type ExitCode, exitCodes } from '../exitCodes'
import { warn, writeStdout } from '../terminal/standardStreams'
import { colourMode, terminalStyle } from '../terminal/TerminalOptions'
import { type Change, sides } from './Change'
import type { DiffOptions } from './DiffOptions'
import { diffVersions } from './diffVersions'
import { brokenSides, type DiffReporter, type Report } from './Report'
import { replayPayloads } from './replay/replayPayloads'
import { github } from './report/github'
import { json } from './report/json'
import { markdown } from './report/markdown'
import { pretty } from './report/pretty'
import { isRuleId, retiredRules, rules } from './rules/rules'
import { alignVersions } from './versions/alignVersions'
import { openVersion } from './versions/openVersion'
import { UnusableVersion } from './versions/Version'

/** Compares two versions of the schemas and reports what differs. */
export async function runDiff(old: string, next: string, options: DiffOptions): Promise<ExitCode> {
  try {
    const report = await compare(old, next, options)
    const style = terminalStyle(process.stdout, process.env, colourMode(options.color))
    diffReporters[options.format](report, { print: writeStdout, style, showsAll: options.all ?? false })
    const problems = report.replay?.problems ?? []
    for (const { file, problem } of problems) warn(`${file}: ${problem}`)
    if (problems.length > 0) return exitCodes.unusable
    const isBroken = report.changes.some((change) => brokenSides(change, report.countedSides).length > 0)
    return isBroken || (report.replay?.nowInvalid ?? 0) > 0 ? exitCodes.errors : exitCodes.ok
  } catch (error) {
    warn(explain(error))
    return exitCodes.unusable
  }
}

async function compare(old: string, next: string, options: DiffOptions): Promise<Report> {
  const isAllowed = readAllowances(options.allow ?? [])
  const [before, now] = alignVersions(await openVersion(old), await openVersion(next))
  const changes = diffVersions(before, now).map((change) => ({ ...change, allowed: isAllowed(change) }))
  return {
    old: before.name,
    new: now.name,
    countedSides: options.for === 'both' ? sides : [options.for],
    changes,
    replay: options.replay && (await replayPayloads(before, now, options.replay, { as: options.as, at: options.at })),
    fileOf: now.fileOf,
  }
}

/** The sentence for an error of the input. Throws any other error again. */
function explain(error: unknown): string {
  if (error instanceof UnusableVersion) return error.message
  if (error instanceof RangeError) return 'The schemas are nested too deep to be compared.'
  throw error
}

/** Parses `--allow <rule>` and `--allow <rule>=<address>` into a test. Throws `UnusableVersion` for an unknown rule. */
function readAllowances(values: readonly string[]): (change: Change) => boolean {
  const allowances = values.map((value) => {
    const [rule = '', ...rest] = value.split('=')
    if (!isRuleId(rule) && !retiredRules.includes(rule)) {
      const likely = nearestName(rule, Object.keys(rules))
      throw new UnusableVersion(
        `--allow ${value}: there is no rule "${rule}".${likely ? ` Did you mean "${likely}"?` : ''} "beffroi diff --rules" lists them.`,
      )
    }
    return { rule, address: rest.length === 0 ? undefined : rest.join('=').replace(/^schemas\//, '') }
  })
  return (change) =>
    allowances.some(
      ({ rule, address }) =>
        rule === change.rule && (address === undefined || [change.old, change.new].some((at) => isAt(at, address))),
    )
}

/** Whether an address is that of a schema, file or folder, or of something inside it. */
const isAt = (address: string | undefined, parent: string): boolean =>
  address !== undefined &&
  (address === parent || ['#', '/'].some((end) => address.startsWith(parent.endsWith(end) ? parent : parent + end)))

const diffReporters = { pretty, json, markdown, github } satisfies Record<string, DiffReporter>
