import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Configuration, isConfiguration } from '../../../schemas/configuration'
import { configurationName } from '../config/findConfiguration'
import { isPayloadName } from '../input/listFolder'
import type { Answers } from './Answers'
import { listNames } from './listNames'
import type { Place } from './planFiles'

/** Names that folders of payloads usually have, the likeliest first. */
const usualFolders = ['payloads', 'pages', 'fixtures', 'tests/fixtures', 'examples', 'data']

/**
 * What is likely in this folder: what its configuration says, else payloads where there is JSON, French, and the CI whose
 * files are there.
 */
export function suggestAnswers({ folder, repository }: Place): Answers {
  const configured = readConfiguration(join(folder, configurationName))
  const [first] = configured?.files ?? []
  const likely = first !== undefined && !/[*?[\]{}!]/.test(first) ? first.replace(/\/+$/, '') : undefined
  const found = usualFolders.find((name) => listNames(join(folder, name)).some((file) => isPayloadName(file)))
  return {
    payloads: likely ?? found ?? 'payloads',
    locale: configured?.locale ?? 'fr',
    ci: suggestBuilder(repository),
  }
}

/** The configuration that is there already, if it can be used. */
function readConfiguration(file: string): Configuration | undefined {
  try {
    const content: unknown = JSON.parse(readIfThere(file))
    return isConfiguration(content) ? content : undefined
  } catch {
    return undefined
  }
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
