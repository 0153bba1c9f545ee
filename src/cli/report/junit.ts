import { version } from '../../../package.json'
import { count } from '../terminal/count'
import { compactLine, toPseudoIssue } from './compact'
import { escapeXml } from './escapeXml'
import { type CheckedDocument, type Reporter, type ReporterOptions, sortByPosition } from './Reporter'

/**
 * Writes JUnit XML as GitLab and Jenkins read it. Each file is a test case, and so is each NDJSON record with an error. The JUnit
 * schema allows one failure per test case, so its text lists all issues. `system-out` contains the warnings of passed ones.
 */
export function junit({ print }: ReporterOptions): Reporter {
  const started = new Date()
  const begun = performance.now()
  const tests: string[] = []
  const warningLines: string[] = []
  const counts = { failures: 0, errors: 0 }
  let failedBefore = 0
  let since = begun

  const seconds = (from: number) => ((performance.now() - from) / 1000).toFixed(3)
  const addTest = (name: string, kind: string | null, result: string) => {
    const about = `name="${escapeXml(name)}" classname="beffroi.${kind ?? 'document'}" time="${seconds(since)}"`
    tests.push(result === '' ? `    <testcase ${about}/>\n` : `    <testcase ${about}>\n${result}    </testcase>\n`)
    since = performance.now()
  }
  return {
    document(checked) {
      const { file, record, kind, findings } = checked
      const lines = sortByPosition(findings).map(({ issue }) => compactLine(file, issue))
      if (findings.every(({ issue }) => issue.severity === 'warning')) {
        warningLines.push(...lines)
        return
      }
      counts.failures += 1
      const codes = [...new Set(findings.map(({ issue }) => issue.code))].join(' ')
      const result = `<failure message="${escapeXml(headline(checked))}" type="${codes}">${lines.map(escapeXml).join('\n')}</failure>`
      addTest(record === undefined ? file : `${file} (record ${record})`, kind, `      ${result}\n`)
    },
    file({ file, kind }) {
      if (counts.failures === failedBefore) addTest(file, kind, '')
      failedBefore = counts.failures
    },
    problem(problem) {
      const { file } = problem
      counts.errors += 1
      const { code, message, ...place } = toPseudoIssue(problem)
      const line = compactLine(file, { ...place, code, message })
      const result = `<error message="${escapeXml(message)}" type="${code}">${escapeXml(line)}</error>`
      addTest(file, null, `      ${result}\n`)
      failedBefore = counts.failures
    },
    end() {
      const { failures, errors } = counts
      const when = `timestamp="${started.toISOString().slice(0, 19)}" hostname="localhost" time="${seconds(begun)}"`
      const amounts = `tests="${tests.length}" failures="${failures}" errors="${errors}"`
      print('<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n')
      print(`  <testsuite name="beffroi validate" package="beffroi" id="0" ${amounts} ${when}>\n`)
      print(`    <properties>\n      <property name="version" value="${version}"/>\n    </properties>\n`)
      for (const test of tests) print(test)
      print(`    <system-out>${warningLines.map(escapeXml).join('\n')}</system-out>\n    <system-err/>\n`)
      print('  </testsuite>\n</testsuites>\n')
    },
  }
}

function headline({ findings }: CheckedDocument): string {
  const errors = findings.filter(({ issue }) => issue.severity === 'error')
  const first = errors[0]?.issue.message ?? ''
  const more = findings.length - 1
  return more === 0 ? first : `${first} (and ${count(more, 'more issue')})`
}
