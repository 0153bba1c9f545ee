import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type ExitCode, exitCodes } from '../exitCodes'
import { describeIoError } from '../input/InputError'
import { findRepository } from '../report/findRepository'
import { printable } from '../terminal/printable'
import { writeStdout } from '../terminal/standardStreams'
import { type Answers, readFolder } from './Answers'
import { askAnswers } from './askAnswers'
import { type Place, type PlannedFile, planFiles } from './planFiles'
import { suggestAnswers } from './suggestAnswers'

export type InitOptions = {
  payloads?: string
  locale?: Answers['locale']
  ci?: Answers['ci']
  yes?: true
  force?: true
  editor: boolean
}

/** Makes the working folder ready for the checks and says what it did. Throws a sentence when that cannot be done. */
export async function runInit(options: InitOptions): Promise<ExitCode> {
  const place: Place = { folder: process.cwd(), repository: findRepository().root }
  const answers = await answer(options, place)
  if (statSync(answers.payloads, { throwIfNoEntry: false })?.isFile()) {
    throw new Error(`${answers.payloads} is a file; name a folder for the payloads`)
  }
  const notes: string[] = []
  for (const planned of planFiles(answers, place)) {
    writeStdout(`${printable(`${put(planned, options.force ?? false)}`)}\n`)
    if (planned.note !== undefined) notes.push(planned.note)
  }
  if (options.editor) {
    const { writeVscode } = await import('../schema/writeVscode')
    if (writeVscode(undefined) !== exitCodes.ok) return exitCodes.unusable
  }
  for (const note of notes) writeStdout(`\nLeft to you: ${note}\n`)
  writeStdout('\nNext: npx beffroi validate\n')
  return exitCodes.ok
}

async function answer({ payloads, locale, ci, yes }: InitOptions, place: Place): Promise<Answers> {
  const suggested = suggestAnswers(place)
  const given: Partial<Answers> = {
    ...(payloads === undefined ? {} : { payloads: readOption(payloads) }),
    ...(locale === undefined ? {} : { locale }),
    ...(ci === undefined ? {} : { ci }),
  }
  const isComplete = given.payloads !== undefined && given.locale !== undefined && given.ci !== undefined
  if (yes || isComplete) return { ...suggested, ...given }
  if (!process.stdin.isTTY || !process.stdout.isTTY) {
    throw new Error(
      'there is no terminal to ask in: answer with --payloads, --locale and --ci, or take the suggestions with --yes',
    )
  }
  return askAnswers(given, suggested)
}

function readOption(payloads: string): string {
  try {
    return readFolder(payloads)
  } catch (error) {
    throw new Error(`--payloads ${payloads}: ${error instanceof Error ? error.message : error}`)
  }
}

/** Writes a file unless another is in its place, and says which. */
function put({ file, text }: PlannedFile, force: boolean): string {
  try {
    const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined
    if (before === text) return `unchanged ${file}`
    if (before !== undefined && !force) return `left alone ${file} (it says something else; --force replaces it)`
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    return `${before === undefined ? 'wrote' : 'replaced'} ${file}`
  } catch (error) {
    throw new Error(`${file} cannot be written: ${describeIoError(error)}`)
  }
}
