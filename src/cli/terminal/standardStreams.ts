import { exitCodes } from '../exitCodes'
import { printable } from './printable'

/** Writes to standard output: the report. */
export const writeStdout = writer('stdout')

/** Writes to standard error: notes and problems. */
export const writeStderr = writer('stderr')

/**
 * Ignores all text after the reader has left (`beffroi … | head`), so that the exit code stays true. Any other failure, such
 * as a full disk, ends the process. The first text opens the stream.
 */
function writer(name: 'stdout' | 'stderr'): (text: string) => void {
  let stream: NodeJS.WriteStream | undefined
  let closed = false
  const open = () => {
    const opened = process[name]
    opened.on('error', (error: NodeJS.ErrnoException) => {
      closed = true
      if (error.code === 'EPIPE') return
      process.stderr.write(`beffroi: cannot write the report: ${error.message}\n`)
      process.exit(exitCodes.unusable)
    })
    return opened
  }
  return (text) => {
    stream ??= open()
    if (!closed) stream.write(text)
  }
}

/** Prints a sentence on standard error, in the name of the command. */
export const warn = (sentence: string): void => writeStderr(`${printable(`beffroi: ${sentence}`)}\n`)
