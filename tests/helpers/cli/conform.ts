import { folderOf } from './folderOf'
import { readReport } from './readReport'
import { runCli } from './runCli'
import { type SmallAnswer, smallBackEnd } from './smallBackEnd'

/** Runs `beffroi conform` with a small back end whose answers are replaced at some paths. Each of `found` is `code address#pointer`. */
export async function conform(changes: Readonly<Record<string, SmallAnswer>>, ...args: string[]) {
  const origin = await smallBackEnd(changes)
  const run = await runCli(['conform', origin, '--portal', 'petitville', '--no-config', '--format', 'json', ...args], {
    cwd: folderOf({}),
  })
  const { files, summary } = readReport(run)
  const found = files.flatMap(({ file, issues }) => issues.map(({ code, pointer }) => `${code} ${file}#${pointer}`))
  const messages = files.flatMap(({ issues }) => issues.map(({ message }) => message))
  return { code: run.code, stderr: run.stderr, found, messages, summary }
}

/** A page with one block. */
export const page = (block: object) => ({ title: 'Petitville', components: [block] })

export const sends =
  (status: number, type: string, body = '{ "data": { "components": [] } }'): SmallAnswer =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': type }).end(body)
  }

/** The data of a form, but for its endpoint. */
export const form = {
  ...{ title: 'Écrire', method: 'POST', submitLabel: 'Envoyer' },
  inputs: [{ name: 'message', label: 'Votre message', inputType: 'textarea', required: true }],
}
