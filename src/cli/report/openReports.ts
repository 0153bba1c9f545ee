import { closeSync, mkdirSync, openSync, realpathSync, renameSync, rmSync, statSync, writeSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Words } from '../../../schemas/words'
import { describeIoError } from '../input/InputError'
import { writeStdout } from '../terminal/standardStreams'
import { type ColourMode, terminalStyle } from '../terminal/TerminalOptions'
import { inLanguage } from './inLanguage'
import type { Reporter } from './Reporter'
import { type Format, reporters } from './reporters'

/** A report and its destination: a file, or `-` for standard output. */
export type ReportRequest = { format: Format; file: string }

/** All reports of a run as one. `close` moves the files to their final names and returns the error messages. */
export type Reports = Required<Reporter> & { close(): string[] }

/** The style of a report in a file. */
const fileStyle = { colours: false, columns: 120 }

/**
 * Opens all reports before the first check. Throws when one cannot be written. Removes the unfinished files when the process
 * exits before `close`.
 */
export async function openReports(
  requests: readonly ReportRequest[],
  colours: ColourMode,
  quiet: boolean,
  words?: Words,
): Promise<Reports> {
  const files: ReportFile[] = []
  const discard = () => {
    for (const file of files) file.discard()
  }
  const open = async ({ format, file }: ReportRequest): Promise<Reporter> => {
    const create = await reporters[format]()
    if (file === '-') {
      return create({ print: writeStdout, style: terminalStyle(process.stdout, process.env, colours), quiet, words })
    }
    const opened = openReportFile(file)
    files.push(opened)
    return create({ print: opened.print, style: fileStyle, quiet, words })
  }
  process.once('exit', discard)
  try {
    const all: Reporter[] = []
    for (const request of requests) all.push(await open(request))
    return {
      document(checked) {
        const told = words ? inLanguage(checked, words) : checked
        for (const each of all) each.document(told)
      },
      file(checked) {
        for (const each of all) each.file?.(checked)
      },
      problem(problem) {
        for (const each of all) each.problem(problem)
      },
      end(summary) {
        for (const each of all) each.end?.(summary)
      },
      close() {
        process.off('exit', discard)
        return files.flatMap(closeFile)
      },
    }
  } catch (error) {
    process.off('exit', discard)
    discard()
    throw error
  }
}

function closeFile(file: ReportFile): string[] {
  try {
    file.close()
    return []
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

/** A file being written. `close` replaces the file at its path; `discard` keeps that file. Both may be called repeatedly. */
type ReportFile = { print: (text: string) => void; close(): void; discard(): void }

/** How much text is buffered before it is written, in UTF-16 units. */
const bufferLength = 64 * 1024

/**
 * Opens a file for writing and creates its folder. Writes to a temporary file beside it until `close`, so that no reader sees an
 * incomplete report. Throws when it cannot be written.
 */
function openReportFile(file: string): ReportFile {
  let buffer = ''
  const { descriptor, temporary, final } = openTemporary(file)
  let isOpen = true
  let failure: unknown
  const flush = () => {
    const text = buffer
    buffer = ''
    if (text === '' || failure !== undefined) return
    try {
      writeAll(descriptor, Buffer.from(text))
    } catch (error) {
      // The run goes on; `close` reports the failure.
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
      buffer += text
      if (buffer.length > bufferLength) flush()
    },
    close() {
      if (!isOpen) return
      flush()
      try {
        if (failure !== undefined) throw failure
        if (temporary !== undefined) renameSync(temporary, final)
      } catch (error) {
        discard()
        throw writeError(file, error)
      }
      isOpen = false
      closeSync(descriptor)
    },
    discard,
  }
}

function openTemporary(file: string): { descriptor: number; temporary: string | undefined; final: string } {
  try {
    mkdirSync(dirname(file), { recursive: true })
    const stats = statSync(file, { throwIfNoEntry: false })
    if (stats?.isDirectory()) throw Object.assign(new Error('a folder'), { code: 'EISDIR' })
    // A pipe or a device cannot be replaced by a file.
    if (stats && !stats.isFile()) return { descriptor: openSync(file, 'w'), temporary: undefined, final: file }
    const final = stats ? realpathSync(file) : file
    const temporary = join(dirname(final), `.${basename(final)}.${process.pid}.tmp`)
    // A symbolic link of this name, created by another user, must not redirect the report.
    rmSync(temporary, { force: true })
    return { descriptor: openSync(temporary, 'wx'), temporary, final }
  } catch (error) {
    throw writeError(file, error)
  }
}

function writeAll(descriptor: number, bytes: Buffer): void {
  for (let written = 0; written < bytes.length; ) written += writeSync(descriptor, bytes, written)
}

function writeError(file: string, error: unknown): Error {
  return new Error(`the report ${file} cannot be written: ${describeIoError(error)}`)
}
