import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { configurationName } from '../configuring/findConfiguration'
import { isPayloadName } from '../selecting/payloadNames'
import type { Answers } from './Answers'
import { githubWorkflow, gitlabJob } from './ciJobs'
import { examplePage } from './examplePage'
import { listNames } from './listNames'

/** A file to write; `note` is what is left to do about it. */
export type PlannedFile = { file: string; text: string; note?: string }

/** JSON that is no payload, in folders where there are both. */
const others = ['package.json', 'package-lock.json', 'composer.json', 'tsconfig*.json', 'vendor/']

/** The files that make a folder ready for the checks. An example is only for a folder without payloads. */
export function planFiles(folder: string, { payloads, locale, ci }: Answers): PlannedFile[] {
  const isHere = payloads === '.'
  const configuration = isHere ? { files: ['.'], ignore: others, locale } : { files: [`${payloads}/`], locale }
  const files: PlannedFile[] = [{ file: configurationName, text: toText(configuration) }]
  const { file, page } = examplePage(locale)
  const own = isHere ? [] : listNames(join(folder, payloads)).filter((name) => isPayloadName(name) && name !== file)
  if (own.length === 0) files.push({ file: join(payloads, file), text: toText(page) })
  if (ci === 'github') files.push({ file: '.github/workflows/beffroi.yml', text: githubWorkflow })
  if (ci === 'gitlab') files.push(gitlabFile(folder))
  return files
}

/** A pipeline that is there already is nobody else's to change: the job becomes a file that it can include. */
function gitlabFile(folder: string): PlannedFile {
  const pipeline = join(folder, '.gitlab-ci.yml')
  const text = existsSync(pipeline) ? readFileSync(pipeline, 'utf8') : undefined
  if (text === undefined || text === gitlabJob) return { file: '.gitlab-ci.yml', text: gitlabJob }
  const file = '.gitlab/beffroi.yml'
  const note = text.includes(file) ? undefined : `add to .gitlab-ci.yml:\n    include:\n      - local: ${file}`
  return { file, text: gitlabJob, ...(note === undefined ? {} : { note }) }
}

const toText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
