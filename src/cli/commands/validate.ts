import { type Command, InvalidArgumentError, Option } from 'commander'
import { type Kind, kinds } from '../../../schemas/index'
import { checkFile } from '../checking/checkFile'
import { countIssues } from '../checking/countIssues'
import type { Settings } from '../checking/Settings'
import { type ExitCode, exitCodes } from '../exitCodes'
import { printable } from '../printing/printable'
import { complain, print } from '../printing/standardStreams'
import { terminalStyle } from '../printing/terminalStyle'
import { addExamples } from '../program/addExamples'
import { findInputs } from '../reading/findInputs'
import { type Format, formats, reporters } from '../reporters/reporters'

type ValidateOptions = { as?: Kind; format: Format; maxWarnings?: number; quiet?: true; stdinFilename?: string }

const examples = [
  ['beffroi validate pages/', 'every .json file below a folder'],
  ["beffroi validate 'pages/**/home*.json'", 'a glob, quoted so that every shell behaves alike'],
  ['curl -s https://example.org/page | beffroi validate - --stdin-filename home.json'],
  ['beffroi validate --as modal delete-account.json'],
  ['beffroi validate --format json --max-warnings 0 pages/ > report.json'],
] as const

const meanings = ['no error', 'errors or too many warnings', 'wrong usage or an input that could not be checked']

/** Adds `beffroi validate` to the program. */
export function addValidate(program: Command): void {
  const command = program
    .command('validate')
    .summary('check pages, blocks, actions and other documents')
    .description(
      'Checks JSON documents against the contract and shows each issue at its place. A document is a page (it has ' +
        '"components"), a block ("type"), an action ("handler") or an array of blocks; --as says so where that is not enough.',
    )
    .argument('<inputs...>', 'files, folders (searched for *.json), globs, or - for standard input')
    .addOption(new Option('--as <kind>', 'what the documents are').choices(kinds))
    .addOption(new Option('--format <format>', 'how to report').choices(formats).default('pretty'))
    .option('--max-warnings <count>', 'exit 1 when there are more warnings than this', parseCount)
    .option('--quiet', 'show errors only; warnings still count for --max-warnings')
    .option('--stdin-filename <name>', 'the name to report standard input under')
    .action(async (inputs: string[], options: ValidateOptions) => {
      if (options.stdinFilename !== undefined && !inputs.includes('-')) {
        command.error("error: option '--stdin-filename <name>' needs the input '-'")
      }
      process.exitCode = await validateInputs(inputs, options)
    })
  addExamples(command, examples, meanings)
}

async function validateInputs(inputs: string[], options: ValidateOptions): Promise<ExitCode> {
  const quiet = options.quiet ?? false
  const reporter = reporters[options.format]({ print, style: terminalStyle(process.stdout, process.env), quiet })
  const { found, problems } = await findInputs(inputs, options.stdinFilename)
  const counted = countIssues()
  const settings: Settings = {
    as: options.as,
    at: undefined,
    severities: {},
    lint: { locale: 'fr', now: new Date(), timeZone: 'Europe/Brussels' },
  }

  for (const input of found) {
    const checked = await checkFile(input, settings, (document) => {
      counted.findings(document.findings)
      const findings = document.findings.filter(({ issue }) => !quiet || issue.severity === 'error')
      if (findings.length > 0) reporter.document({ ...document, findings })
      return true
    })
    if ('problem' in checked) {
      problems.push(checked)
      continue
    }
    counted.file(checked)
    reporter.file(checked)
  }

  const { summary } = counted
  for (const problem of problems) reporter.problem(problem)
  reporter.end(summary)
  for (const { file, problem } of problems) complain(`${printable(`beffroi: ${file}: ${problem}`)}\n`)
  const tooMany = options.maxWarnings !== undefined && summary.warnings > options.maxWarnings
  if (tooMany) complain(`beffroi: more warnings than --max-warnings allows (${options.maxWarnings})\n`)

  if (problems.length > 0) return exitCodes.unusable
  return summary.errors > 0 || tooMany ? exitCodes.errors : exitCodes.ok
}

function parseCount(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('Give a whole number, 0 or more.')
  return Number(text)
}
