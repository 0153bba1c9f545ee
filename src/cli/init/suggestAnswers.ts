import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Configuration, isConfiguration } from '../../../schemas/configuration'
import { configurationName } from '../configurationName'
import { isPayloadName } from '../input/listFolder'
import { readOptionalFile } from '../input/readOptionalFile'
import type { InitAnswers } from './InitAnswers'
import { type InitLocation, listNames } from './planFiles'

/** Usual names of payload folders, the likeliest first. */
const usualFolders = ['payloads', 'pages', 'fixtures', 'tests/fixtures', 'examples', 'data']

/** Suggests answers: those of the configuration, else a folder with JSON files, French, and the CI whose files exist. */
export function suggestAnswers({ folder, repository }: InitLocation): InitAnswers {
  const configured = readConfiguration(join(folder, configurationName))
  const [first] = configured?.files ?? []
  const likely = first !== undefined && !/[*?[\]{}!]/.test(first) ? first.replace(/\/+$/, '') : undefined
  const found = usualFolders.find((name) => listNames(join(folder, name)).some((file) => isPayloadName(file)))
  return {
    payloads: likely ?? found ?? 'payloads',
    locale: configured?.locale ?? 'fr',
    ci: suggestCi(repository),
  }
}

/** Reads the existing configuration; undefined when there is none or it is invalid. */
function readConfiguration(file: string): Configuration | undefined {
  try {
    const content: unknown = JSON.parse(readOptionalFile(file) ?? '')
    return isConfiguration(content) ? content : undefined
  } catch {
    return undefined
  }
}

function suggestCi(folder: string): InitAnswers['ci'] {
  if (existsSync(join(folder, '.gitlab-ci.yml'))) return 'gitlab'
  if (existsSync(join(folder, '.github'))) return 'github'
  return /^\s*url\s*=.*gitlab/m.test(readOptionalFile(join(folder, '.git/config')) ?? '') ? 'gitlab' : 'github'
}
