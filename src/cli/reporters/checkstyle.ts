import { escapeXml } from './escapeXml'
import { inOrder } from './inOrder'
import type { Reporter, ReporterOptions } from './Reporter'

/** Checkstyle's XML, which Jenkins and many editors read: each file with its errors, written as the run goes on. */
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
  const write = (place: string, severity: string, code: string, message: string) =>
    print(`    <error ${place} severity="${severity}" message="${escapeXml(message)}" source="beffroi.${code}"/>\n`)
  return {
    document({ file, findings }) {
      openFile(file)
      for (const { issue } of inOrder(findings)) {
        write(`line="${issue.line}" column="${issue.column}"`, issue.severity, issue.code, issue.message)
      }
    },
    file({ file }) {
      openFile(file)
      close()
    },
    problem({ file, problem }) {
      openFile(file)
      write('line="1" column="1"', 'error', 'not-checked', problem)
      close()
    },
    end() {
      begin()
      close()
      print('</checkstyle>\n')
    },
  }
}
