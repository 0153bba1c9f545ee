import { existsSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { configurationName } from '../config/findConfiguration'
import { isPayloadName } from '../input/listFolder'
import type { Answers } from './Answers'
import { githubWorkflow, gitlabJob } from './ciJobs'
import { examplePage } from './examplePage'
import { listNames } from './listNames'

/** A file to write; `note` is what is left to do about it. */
export type PlannedFile = { file: string; text: string; note?: string }

/** The folder to make ready, and the top of the repository around it, where CI looks for its files. */
export type Place = { folder: string; repository: string }

/** JSON that is no payload, in folders where there are both. */
const others = ['package.json', 'package-lock.json', 'composer.json', 'tsconfig*.json', 'vendor/']

/** The files that make a folder ready for the checks. An example is only for a folder without payloads. */
export function planFiles({ payloads, locale, ci }: Answers, place: Place): PlannedFile[] {
  const isHere = payloads === '.'
  const configuration = isHere ? { files: ['.'], ignore: others, locale } : { files: [`${payloads}/`], locale }
  const files: PlannedFile[] = [{ file: configurationName, text: toText(configuration) }]
  const { file, page } = examplePage(locale)
  const own = isHere
    ? []
    : listNames(join(place.folder, payloads)).filter((name) => isPayloadName(name) && name !== file)
  if (own.length === 0) files.push({ file: join(payloads, file), text: toText(page) })
  if (ci === 'github') {
    files.push({ file: fromHere(place, '.github/workflows/beffroi.yml'), text: githubWorkflow(insideOf(place)) })
  }
  if (ci === 'gitlab') files.push(gitlabFile(place))
  return files
}

/** A pipeline that is there already is nobody else's to change: the job becomes a file that it can include. */
function gitlabFile(place: Place): PlannedFile {
  const job = gitlabJob(insideOf(place))
  const pipeline = join(place.repository, '.gitlab-ci.yml')
  const text = existsSync(pipeline) ? readFileSync(pipeline, 'utf8') : undefined
  if (text === undefined || text === job) return { file: fromHere(place, '.gitlab-ci.yml'), text: job }
  const file = '.gitlab/beffroi.yml'
  const note = text.includes(file) ? undefined : `add to .gitlab-ci.yml:\n    include:\n      - local: ${file}`
  return { file: fromHere(place, file), text: job, ...(note === undefined ? {} : { note }) }
}

/** The folder from the top of its repository; empty when it is the top. */
const insideOf = ({ folder, repository }: Place): string => relative(repository, folder).replaceAll(sep, '/')

/** A file at the top of the repository, as seen from the folder. */
const fromHere = ({ folder, repository }: Place, file: string): string =>
  relative(folder, join(repository, file)).replaceAll(sep, '/')

const toText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
