import { exitCodes } from '../exitCodes'
import { printable } from './printable'

/** Writes to standard output: the report. */
export const writeStdout = writer('stdout')

/** Writes to standard error: notes and problems. */
export const writeStderr = writer('stderr')

/**
 * Creates a function that writes to a stream. After the reader closes the pipe (`beffroi … | head`), it drops all output, so that
 * the exit code stays correct. It exits the process on other errors, such as a full disk. It opens the stream on first use.
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

/** Prints a sentence on standard error, after the name of the command. */
export const warn = (sentence: string): void => writeStderr(`${printable(`beffroi: ${sentence}`)}\n`)
