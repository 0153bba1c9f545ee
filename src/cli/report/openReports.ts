import { closeSync, mkdirSync, openSync, realpathSync, renameSync, rmSync, statSync, writeSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describeIoError } from '../input/InputError'
import { writeStdout } from '../terminal/standardStreams'
import { type ColourMode, terminalStyle } from '../terminal/TerminalOptions'
import type { ReportRequest } from '../validate/RunOptions'
import type { Reporter } from './Reporter'
import { reporters } from './reporters'

/** All reports of a run as one. `close` puts those that are files in their places and answers what went wrong, in sentences. */
export type Reports = Reporter & { close(): string[] }

/** What a report in a file looks like: nobody knows how wide the window of its reader is. */
const plain = { colours: false, columns: 120 }

/**
 * Begins every report, so that one that cannot be written is known before anything is checked. Throws a sentence then. When
 * the process ends before they are closed, nothing is left of those that are files.
 */
export function openReports(wishes: readonly ReportRequest[], colours: ColourMode, quiet: boolean): Reports {
  const outputs: Output[] = []
  const discard = () => {
    for (const output of outputs) output.discard()
  }
  const open = ({ format, file }: ReportRequest): Reporter => {
    if (file === '-')
      return reporters[format]({
        print: writeStdout,
        style: terminalStyle(process.stdout, process.env, colours),
        quiet,
      })
    const output = openOutput(file)
    outputs.push(output)
    return reporters[format]({ print: output.print, style: plain, quiet })
  }
  process.once('exit', discard)
  try {
    const all = wishes.map(open)
    return {
      document(checked) {
        for (const each of all) each.document(checked)
      },
      file(checked) {
        for (const each of all) each.file(checked)
      },
      problem(problem) {
        for (const each of all) each.problem(problem)
      },
      end(summary) {
        for (const each of all) each.end(summary)
      },
      close() {
        process.off('exit', discard)
        return outputs.flatMap((output) => closed(output))
      },
    }
  } catch (error) {
    process.off('exit', discard)
    discard()
    throw error
  }
}

function closed(output: Output): string[] {
  try {
    output.close()
    return []
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

/** A file being written. `close` puts it in its place, whole; `discard` leaves what was there. Both may be called again. */
type Output = { print: (text: string) => void; close(): void; discard(): void }

/** In UTF-16 units: how much is gathered before it is written. */
const gathered = 64 * 1024

/**
 * Begins a file in a folder that is made where it is missing. Until it is closed the text stands beside it under another
 * name, so that no reader ever sees half of it. Throws a sentence when it cannot be written.
 */
function openOutput(file: string): Output {
  let waiting = ''
  const { descriptor, temporary, final } = begin(file)
  let isOpen = true
  let failure: unknown
  const flush = () => {
    const text = waiting
    waiting = ''
    if (text === '' || failure !== undefined) return
    try {
      writeAll(descriptor, Buffer.from(text))
    } catch (error) {
      // Whoever prints is in the middle of something else; it is told at the end.
      failure = error
    }
  }
  const discard = () => {
    if (!isOpen) return
    isOpen = false
    closeSync(descriptor)
    if (temporary !== undefined) rmSync(temporary, { force: true })
  }
  return {
    print(text) {
      waiting += text
      if (waiting.length > gathered) flush()
    },
    close() {
      if (!isOpen) return
      flush()
      try {
        if (failure !== undefined) throw failure
        if (temporary !== undefined) renameSync(temporary, final)
      } catch (error) {
        discard()
        throw refusal(file, error)
      }
      isOpen = false
      closeSync(descriptor)
    },
    discard,
  }
}

function begin(file: string): { descriptor: number; temporary: string | undefined; final: string } {
  try {
    mkdirSync(dirname(file), { recursive: true })
    const about = statSync(file, { throwIfNoEntry: false })
    if (about?.isDirectory()) throw Object.assign(new Error('a folder'), { code: 'EISDIR' })
    // A pipe or a device cannot be replaced by a file.
    if (about && !about.isFile()) return { descriptor: openSync(file, 'w'), temporary: undefined, final: file }
    const final = about ? realpathSync(file) : file
    const temporary = join(dirname(final), `.${basename(final)}.${process.pid}.tmp`)
    // Whoever else may write here must not have laid a link in its place.
    rmSync(temporary, { force: true })
    return { descriptor: openSync(temporary, 'wx'), temporary, final }
  } catch (error) {
    throw refusal(file, error)
  }
}

function writeAll(descriptor: number, bytes: Buffer): void {
  for (let written = 0; written < bytes.length; ) written += writeSync(descriptor, bytes, written)
}

function refusal(file: string, error: unknown): Error {
  return new Error(`the report ${file} cannot be written: ${describeIoError(error)}`)
}
