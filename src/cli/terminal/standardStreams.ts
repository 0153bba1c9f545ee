import { exitCodes } from '../exitCodes'
import { printable } from './printable'

/** Writes to standard output: the report. */
export const writeStdout = writer('stdout')

/** Writes to standard error: what keeps a run from checking everything. */
export const writeStderr = writer('stderr')

/**
 * When the reader has left (`beffroi … | head`) writing goes on in silence, so that the exit code still tells the truth.
 * Any other failure, such as a full disk, ends the run. A stream is opened by the first text.
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

/** Says a sentence in the name of the command, beside the reports. */
export const warn = (sentence: string): void => writeStderr(`${printable(`beffroi: ${sentence}`)}\n`)
