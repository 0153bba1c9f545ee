import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type ExitCode, exitCodes } from '../exitCodes'
import { describeIoError } from '../input/InputError'
import { findRepository } from '../report/findRepository'
import { printable } from '../terminal/printable'
import { writeStdout } from '../terminal/standardStreams'
import { askAnswers } from './askAnswers'
import { nextCommand, packedFile } from './ciJobs'
import { type InitAnswers, parseFolder } from './InitAnswers'
import { type InitLocation, type PlannedFile, planFiles } from './planFiles'
import { suggestAnswers } from './suggestAnswers'

export type InitOptions = {
  payloads?: string
  locale?: InitAnswers['locale']
  ci?: InitAnswers['ci']
  yes?: true
  force?: true
  editor: boolean
}

/** Sets up the working folder and prints what it wrote. Throws when an answer or a file cannot be used. */
export async function runInit(options: InitOptions): Promise<ExitCode> {
  const location: InitLocation = { folder: process.cwd(), repository: findRepository().root }
  const answers = await getAnswers(options, location)
  if (statSync(answers.payloads, { throwIfNoEntry: false })?.isFile()) {
    throw new Error(`${answers.payloads} is a file; name a folder for the payloads`)
  }
  const notes: string[] = []
  for (const planned of planFiles(answers, location)) {
    writeStdout(`${printable(writePlanned(planned, options.force ?? false))}\n`)
    if (planned.note !== undefined) notes.push(planned.note)
  }
  if (options.editor) {
    const { writeVscode } = await import('../schema/writeVscode')
    if (writeVscode(undefined) !== exitCodes.ok) return exitCodes.unusable
  }
  for (const note of notes) writeStdout(`\nLeft to you: ${note}\n`)
  writeStdout(`\nNext: ${nextCommand(existsSync(packedFile))}\n`)
  return exitCodes.ok
}

/** Takes answers from options, then from the terminal. */
async function getAnswers({ payloads, locale, ci, yes }: InitOptions, location: InitLocation): Promise<InitAnswers> {
  const suggested = suggestAnswers(location)
  const folder = payloads === undefined ? undefined : parsePayloadsOption(payloads)
  const isComplete = folder !== undefined && locale !== undefined && ci !== undefined
  if (yes || isComplete) {
    return { payloads: folder ?? suggested.payloads, locale: locale ?? suggested.locale, ci: ci ?? suggested.ci }
  }
  if (!process.stdin.isTTY || !process.stdout.isTTY) {
    throw new Error(
      'there is no terminal to ask in: answer with --payloads, --locale and --ci, or take the suggestions with --yes',
    )
  }
  return askAnswers({ payloads: folder, locale, ci }, suggested)
}

function parsePayloadsOption(payloads: string): string {
  try {
    return parseFolder(payloads)
  } catch (error) {
    throw new Error(`--payloads ${payloads}: ${error instanceof Error ? error.message : error}`)
  }
}

/** Writes a file unless a different one exists. Returns the sentence to print. */
function writePlanned({ file, content }: PlannedFile, force: boolean): string {
  try {
    const before = existsSync(file) ? readFileSync(file) : undefined
    if (before?.equals(Buffer.from(content))) return `unchanged ${file}`
    if (before !== undefined && !force) return `left alone ${file} (it says something else; --force replaces it)`
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
    return `${before === undefined ? 'wrote' : 'replaced'} ${file}`
  } catch (error) {
    throw new Error(`${file} cannot be written: ${describeIoError(error)}`)
  }
}
