import { type ExitCode, exitCodes } from '../exitCodes'
import { colourWish } from '../terminal/colourWish'
import { say } from '../terminal/say'
import { print } from '../terminal/standardStreams'
import { terminalStyle } from '../terminal/terminalStyle'
import { sides } from './Change'
import type { DiffOptions } from './DiffOptions'
import { diffVersions } from './diffVersions'
import { brokenSides, type Report } from './Report'
import { readAllowances } from './readAllowances'
import { replayPayloads } from './replaying/replayPayloads'
import { diffReporters } from './reports/diffReporters'
import { openVersion } from './versions/openVersion'
import { UnusableVersion } from './versions/Version'

/** Compares two versions of the schemas and reports what differs. */
export async function runDiff(old: string, next: string, options: DiffOptions): Promise<ExitCode> {
  try {
    const report = await compare(old, next, options)
    const style = terminalStyle(process.stdout, process.env, colourWish(options.color))
    diffReporters[options.format](report, { print, style, showsAll: options.all ?? false })
    const problems = report.replay?.problems ?? []
    for (const { file, problem } of problems) say(`${file}: ${problem}`)
    if (problems.length > 0) return exitCodes.unusable
    const isBroken = report.changes.some((change) => brokenSides(change, report.asked).length > 0)
    return isBroken || (report.replay?.nowInvalid ?? 0) > 0 ? exitCodes.errors : exitCodes.ok
  } catch (error) {
    say(explain(error))
    return exitCodes.unusable
  }
}

async function compare(old: string, next: string, options: DiffOptions): Promise<Report> {
  const isAllowed = readAllowances(options.allow ?? [])
  const [before, now] = [await openVersion(old), await openVersion(next)]
  const changes = diffVersions(before, now).map((change) => ({ ...change, allowed: isAllowed(change) }))
  return {
    old: before.name,
    new: now.name,
    asked: options.for === 'both' ? sides : [options.for],
    changes,
    replay: options.replay && (await replayPayloads(before, now, options.replay, { as: options.as, at: options.at })),
    fileOf: now.fileOf,
  }
}

/** Only what is wrong with the input ends here in a sentence; the rest is told by whoever started the command. */
function explain(error: unknown): string {
  if (error instanceof UnusableVersion) return error.message
  if (error instanceof RangeError) return 'The schemas are nested too deep to be compared.'
  throw error
}
