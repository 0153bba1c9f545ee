import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isPayloadName } from '../selecting/payloadNames'
import type { Answers } from './Answers'
import { listNames } from './listNames'

/** Names that folders of payloads usually have, the likeliest first. */
const usualFolders = ['payloads', 'pages', 'fixtures', 'tests/fixtures', 'examples', 'data']

/** What is likely in this folder: payloads where there is JSON, French, and the CI whose files are there. */
export function suggestAnswers(folder: string): Answers {
  const payloads =
    usualFolders.find((name) => listNames(join(folder, name)).some((file) => isPayloadName(file))) ?? 'payloads'
  return { payloads, locale: 'fr', ci: suggestBuilder(folder) }
}

function suggestBuilder(folder: string): Answers['ci'] {
  if (existsSync(join(folder, '.gitlab-ci.yml'))) return 'gitlab'
  if (existsSync(join(folder, '.github'))) return 'github'
  return /^\s*url\s*=.*gitlab/m.test(readIfThere(join(folder, '.git/config'))) ? 'gitlab' : 'github'
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
