import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { isObject } from '../../../schemas/engine'
import { folderOf } from '../../helpers/cli/folderOf'
import { readReport } from '../../helpers/cli/readReport'
import { runCli } from '../../helpers/cli/runCli'
import { smallBackEnd } from '../../helpers/cli/smallBackEnd'
import { temporaryFolder } from '../../helpers/server/temporaryFolder'
import { type LogLine, openFront } from '../openFront'
import { readHtml } from '../readHtml'
import { contentMistakes } from './contentMistakes'
import { transportMistakes } from './transportMistakes'

const folder = temporaryFolder()
afterAll(() => folder.remove())

/** How long portal and command wait for an answer: briefly where none comes, else longer than a busy machine takes. */
const silenceMs = 2000
const answerMs = 20_000

/** A warning of the log as `cause or status @ end of the call`, or `code @ pointer`. */
function warningOf({ call, issue }: LogLine): string[] {
  if (isObject(issue)) return [`${issue.code} @ ${issue.pointer}`]
  if (!isObject(call)) return []
  const { cause, status, address }: Record<string, unknown> = call
  return [`${cause ?? status} @ ${String(address).split('?')[0]?.split('/').at(-1)}`]
}

/** Opens a page of a portal before the back end. Returns what the visitor sees, and the warnings of the log. */
async function visit(origin: string, url: string, timeoutMs: number) {
  const warnings: string[] = []
  const logged = (line: LogLine) => void warnings.push(...warningOf(line))
  const front = await openFront({ origin, portal: 'petitville', folder: folder.path, timeoutMs, logged })
  onTestFinished(() => front.close())
  const { statusCode, body } = await front.inject(url)
  const { title, body: shown } = readHtml(body)
  for (const script of shown?.querySelectorAll('script, style') ?? []) script.remove()
  return { status: statusCode, text: `${title} ${shown?.textContent}`, warnings }
}

async function conform(origin: string, timeoutMs: number) {
  const args = ['conform', origin, '--portal', 'petitville', '--no-config', '--format', 'json']
  const run = await runCli([...args, '--timeout', String(timeoutMs / 1000), '--samples', '1'], { cwd: folderOf({}) })
  const { files } = readReport(run)
  return {
    found: files.flatMap(({ file, issues }) => issues.map(({ code, pointer }) => `${code} ${file}#${pointer}`)),
    told: run.stderr,
  }
}

describe('a mistake of a back end', () => {
  it.each(Object.entries({ ...transportMistakes, ...contentMistakes }))(
    'is told to visitor, operator and developer: %s',
    async (name, mistake) => {
      const timeoutMs = name.startsWith('nine seconds') ? silenceMs : answerMs
      const { answers, url = '/petitville', sees, never, logs, conform: expected, damage } = mistake
      const origin = await smallBackEnd(answers)
      const [status, ...texts] = sees
      const seen = await visit(origin, url, timeoutMs)
      expect(seen.status).toBe(status)
      for (const text of texts) expect(seen.text).toContain(text)
      if (never) expect(seen.text).not.toMatch(never)
      // A page does not wait for its menu as long as a call lasts.
      await vi.waitFor(() => expect(seen.warnings).toEqual(expect.arrayContaining(logs)), 10_000)
      const { found, told } = await conform(origin, timeoutMs)
      expect(found).toContain(expected)
      if (damage) expect(told).toContain(damage)
    },
  )
})
