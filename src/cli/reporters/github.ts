import { inOrder } from '../checking/inOrder'
import { compactLine } from './compactLine'
import { countText } from './countText'
import { findRepository, type Repository } from './findRepository'
import type { Reporter, ReporterOptions } from './Reporter'

type Properties = Record<string, string | number | undefined>

/**
 * Workflow commands of GitHub: each issue becomes a note at its line of the change. The log shows nothing of a command but its
 * message, so this names the place once more. GitHub shows the first ten errors and ten warnings of a step; the log has all.
 */
export function github({ print }: ReporterOptions): Reporter {
  const repository = findRepository()
  return {
    document({ file, findings }) {
      for (const { issue, length } of inOrder(findings)) {
        const { severity, code, line, column } = issue
        const end = { endLine: line, endColumn: column + length }
        print(
          command(
            severity,
            { file: pathOf(repository, file), line, col: column, ...end, title: code },
            compactLine(file, issue),
          ),
        )
      }
    },
    file() {},
    problem({ file, problem }) {
      print(command('error', { file: pathOf(repository, file), title: 'not-checked' }, `${file}: ${problem}`))
    },
    end: (summary) => print(`beffroi: ${countText(summary)}\n`),
  }
}

const pathOf = (repository: Repository, file: string): string | undefined => repository.pathOf(file)

function command(name: string, properties: Properties, message: string): string {
  const told = Object.entries(properties).filter(([, value]) => value !== undefined)
  return `::${name} ${told.map(([key, value]) => `${key}=${escapeProperty(String(value))}`).join(',')}::${escapeData(message)}\n`
}

const escapeData = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const escapeProperty = (text: string): string => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
