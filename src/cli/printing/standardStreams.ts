import { exitCodes } from '../exitCodes'

/** Writes to standard output: the report. */
export const print = writer(process.stdout)

/** Writes to standard error: what keeps a run from checking everything. */
export const complain = writer(process.stderr)

/**
 * When the reader has left (`beffroi … | head`) writing goes on in silence, so that the exit code still tells the truth.
 * Any other failure, such as a full disk, ends the run.
 */
function writer(stream: NodeJS.WriteStream): (text: string) => void {
  let closed = false
  stream.on('error', (error: NodeJS.ErrnoException) => {
    closed = true
    if (error.code === 'EPIPE') return
    process.stderr.write(`beffroi: cannot write the report: ${error.message}\n`)
    process.exit(exitCodes.unusable)
  })
  return (text) => {
    if (!closed) stream.write(text)
  }
}
