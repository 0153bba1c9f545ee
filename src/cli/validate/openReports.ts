import type { Reporter } from '../report/Reporter'
import { reporters } from '../report/reporters'
import { print } from '../terminal/standardStreams'
import { type ColourWish, terminalStyle } from '../terminal/terminalStyle'
import { type Output, openOutput } from './openOutput'
import type { ReportWish } from './RunOptions'

/** All reports of a run as one. `close` puts those that are files in their places and answers what went wrong, in sentences. */
export type Reports = Reporter & { close(): string[] }

/** What a report in a file looks like: nobody knows how wide the window of its reader is. */
const plain = { colours: false, columns: 120 }

/**
 * Begins every report, so that one that cannot be written is known before anything is checked. Throws a sentence then. When
 * the process ends before they are closed, nothing is left of those that are files.
 */
export function openReports(wishes: readonly ReportWish[], colours: ColourWish, quiet: boolean): Reports {
  const outputs: Output[] = []
  const discard = () => {
    for (const output of outputs) output.discard()
  }
  const open = ({ format, file }: ReportWish): Reporter => {
    if (file === '-')
      return reporters[format]({ print, style: terminalStyle(process.stdout, process.env, colours), quiet })
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
