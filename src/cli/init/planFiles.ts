import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { configurationName } from '../configurationName'
import { isPayloadName } from '../input/listFolder'
import { githubWorkflow, gitlabJob, packedFile } from './ciJobs'
import { examplePage } from './examplePage'
import type { InitAnswers } from './InitAnswers'
import { packCommand } from './packCommand'

/** A file to write; `note` tells the user what to do about it. */
export type PlannedFile = { file: string; content: string | Uint8Array; note?: string }

/** The folder to set up, and the root of the repository around it, where CI looks for its files. */
export type InitLocation = { folder: string; repository: string }

/** JSON files that are not payloads, in folders that hold both. */
const otherFiles = ['package.json', 'package-lock.json', 'composer.json', 'tsconfig*.json', 'vendor/']

/** Plans the files that set up a folder. A folder with payloads gets no example page. */
export function planFiles({ payloads, locale, ci }: InitAnswers, location: InitLocation): PlannedFile[] {
  const isHere = payloads === '.'
  const configuration = isHere ? { files: ['.'], ignore: otherFiles, locale } : { files: [`${payloads}/`], locale }
  const files: PlannedFile[] = [{ file: configurationName, content: toJson(configuration) }]
  const { file, page } = examplePage(locale)
  const own = isHere
    ? []
    : listNames(join(location.folder, payloads)).filter((name) => isPayloadName(name) && name !== file)
  if (own.length === 0) files.push({ file: join(payloads, file), content: toJson(page) })
  if (ci === 'none') return files
  const archive = isPacked(location) ? undefined : packCommand()
  if (archive) files.push({ file: packedFile, content: archive, note: packedNote })
  const usesArchive = archive !== undefined || isPacked(location)
  return [...files, ci === 'github' ? githubFile(location, usesArchive) : gitlabFile(location, usesArchive)]
}

const packedNote = `commit ${packedFile}, which is this command: the job installs it from there, without a registry`

const githubFile = (location: InitLocation, usesArchive: boolean): PlannedFile => ({
  file: fromFolder(location, '.github/workflows/beffroi.yml'),
  content: githubWorkflow(pathInRepository(location), usesArchive),
})

/** Plans a file that an existing pipeline can include, since the pipeline itself is not changed. */
function gitlabFile(location: InitLocation, usesArchive: boolean): PlannedFile {
  const job = gitlabJob(pathInRepository(location), usesArchive)
  const pipeline = join(location.repository, '.gitlab-ci.yml')
  const text = existsSync(pipeline) ? readFileSync(pipeline, 'utf8') : undefined
  if (text === undefined || text === job) return { file: fromFolder(location, '.gitlab-ci.yml'), content: job }
  const file = '.gitlab/beffroi.yml'
  const note = text.includes(file) ? undefined : `add to .gitlab-ci.yml:\n    include:\n      - local: ${file}`
  return { file: fromFolder(location, file), content: job, ...(note === undefined ? {} : { note }) }
}

/** Whether the packed command lies beside the configuration, for CI without a registry. */
const isPacked = ({ folder }: InitLocation): boolean => existsSync(join(folder, packedFile))

/** Returns the path of the folder in its repository; empty for the root. */
const pathInRepository = ({ folder, repository }: InitLocation): string =>
  relative(repository, folder).replaceAll(sep, '/')

/** Returns the path of a file of the repository, relative to the folder. */
const fromFolder = ({ folder, repository }: InitLocation, file: string): string =>
  relative(folder, join(repository, file)).replaceAll(sep, '/')

const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** Lists the names of everything below a folder; none when the folder does not exist. */
export function listNames(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true }).map(String)
  } catch {
    return []
  }
}
