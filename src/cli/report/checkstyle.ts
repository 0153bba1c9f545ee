import { type ReportedIssue, toPseudoIssue } from './compact'
import { escapeXml } from './escapeXml'
import { type Reporter, type ReporterOptions, sortByPosition } from './Reporter'

/** Writes Checkstyle XML, which Jenkins and many editors read, during the run. */
export function checkstyle({ print }: ReporterOptions): Reporter {
  let open: string | undefined
  let begun = false
  const begin = () => {
    if (!begun) print('<?xml version="1.0" encoding="UTF-8"?>\n<checkstyle version="10.0">\n')
    begun = true
  }
  const close = () => {
    if (open !== undefined) print('  </file>\n')
    open = undefined
  }
  const openFile = (file: string) => {
    begin()
    if (open === file) return
    close()
    print(`  <file name="${escapeXml(file)}">\n`)
    open = file
  }
  const write = ({ line, column, severity, code, message }: ReportedIssue) => {
    const about = `line="${line}" column="${column}" severity="${severity}"`
    print(`    <error ${about} message="${escapeXml(message)}" source="beffroi.${code}"/>\n`)
  }
  return {
    document({ file, findings }) {
      openFile(file)
      for (const { issue } of sortByPosition(findings)) {
        write(issue)
      }
    },
    file({ file }) {
      openFile(file)
      close()
    },
    problem(problem) {
      openFile(problem.file)
      write(toPseudoIssue(problem))
      close()
    },
    end() {
      begin()
      close()
      print('</checkstyle>\n')
    },
  }
}
