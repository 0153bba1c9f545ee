import { count, grouped } from '../terminal/count'
import { displayWidth } from '../terminal/fitText'
import type { TerminalOptions } from '../terminal/TerminalOptions'
import type { CheckedFile, Finding, Summary } from './Reporter'

type Counts = { errors: number; warnings: number }

/** Collects the counts for the end of a report: by code and in total. */
export function createSummary({ paint, columns }: TerminalOptions, quiet: boolean) {
  const codes = new Map<string, Counts>()
  let filesWithIssues = 0
  let problems = 0

  function finding({ issue }: Finding): void {
    const counts = codes.get(issue.code) ?? { errors: 0, warnings: 0 }
    codes.set(issue.code, counts)
    counts[issue.severity === 'error' ? 'errors' : 'warnings'] += 1
  }

  /** Returns the most frequent codes first, those with errors before all others. */
  function sorted(): [string, Counts][] {
    return [...codes].sort(
      ([a, one], [b, other]) =>
        Number(other.errors > 0) - Number(one.errors > 0) || total(other) - total(one) || (a < b ? -1 : 1),
    )
  }

  function table(): string[] {
    const rows = sorted()
    if (rows.reduce((sum, [, counts]) => sum + total(counts), 0) < 2) return []
    const width = Math.max(...rows.map(([, counts]) => grouped(total(counts)).length))
    const lines = rows.map(([code, counts]) => {
      const amount = grouped(total(counts)).padStart(width)
      return `  ${counts.errors > 0 ? paint.red(amount) : paint.yellow(amount)}  ${code}`
    })
    return [...lines, '']
  }

  function verdict(summary: Summary): string[] {
    const { errors, warnings, files } = summary
    const some = filesWithIssues === files || errors + warnings === 0 ? '' : `${grouped(filesWithIssues)} of `
    const unchecked = `${count(problems, 'input')} could not be checked`
    const where = files === 0 ? [] : [`in ${some}${formatChecked(summary)}`]
    const rest = [...where, ...(problems === 0 ? [] : [unchecked])].join(', ')
    const { text, paint: mark } = markOf(summary)
    const separator = files === 0 && rest !== '' ? ', ' : ' '
    const whole = `${text}${separator}${rest}`
    return fits(whole) ? [`${mark(text)}${separator}${rest}`] : [mark(text), `  ${rest}`]
  }

  function markOf({ errors, warnings }: Summary): { text: string; paint: (text: string) => string } {
    if (errors + warnings === 0) {
      return problems > 0 ? { text: '! no issue', paint: paint.yellow } : { text: '✔ no issue', paint: paint.green }
    }
    const counts = `${count(errors, 'error')}, ${count(warnings, 'warning')}`
    return errors > 0 ? { text: `✖ ${counts}`, paint: paint.red } : { text: `! ${counts}`, paint: paint.yellow }
  }

  function hint(): string[] {
    const [first] = sorted()
    if (!first) return []
    const command = `  beffroi explain ${first[0]}`
    const whole = `${command} says what it means and how to put it right`
    return [paint.dim(fits(whole) ? whole : command)]
  }

  const fits = (text: string) => displayWidth(text) <= columns

  return {
    finding,
    file({ errors, warnings }: CheckedFile) {
      if (errors + warnings > 0) filesWithIssues += 1
    },
    problem() {
      problems += 1
    },
    /** Returns the last lines of a report; empty for a quiet run without errors. `notes` precede the counts. */
    show(summary: Summary, notes: readonly string[]): string {
      const { files, errors, warnings } = summary
      if ((files === 0 && errors + warnings === 0) || (quiet && errors === 0)) return ''
      return [...table(), ...notes, ...verdict(summary), ...hint()].map((line) => `${line}\n`).join('')
    },
  }
}

const total = ({ errors, warnings }: Counts): number => errors + warnings

/** Returns the counts of a run in one line: `2 errors, 1 warning in 3 files (8 blocks)`. */
export function formatCounts({ errors, warnings, ...checked }: Summary): string {
  const found = errors + warnings === 0 ? 'no issue' : `${count(errors, 'error')}, ${count(warnings, 'warning')}`
  return `${found} in ${formatChecked(checked)}`
}

/** What was checked: `3 files (8 blocks)`, or with the documents where a file holds several. */
function formatChecked({ files, documents, blocks }: Omit<Summary, 'errors' | 'warnings'>): string {
  const records = documents > files ? `${count(documents, 'document')}, ` : ''
  return `${count(files, 'file')} (${records}${count(blocks, 'block')})`
}
