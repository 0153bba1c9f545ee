import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Contender } from './Contender'

type Tool = { name: string; package: string; bin: string; args(schema: string, documents: string): string[] }

/** The validators to compare with, in fixed versions. */
const tools: readonly Tool[] = [
  {
    name: 'ajv-cli',
    package: 'ajv-cli@5.0.0',
    bin: 'ajv',
    args: (schema, documents) => {
      const options = ['--spec=draft2020', '--all-errors', '--strict=false', '--validate-formats=false']
      return ['validate', ...options, '-s', schema, '-d', documents]
    },
  },
  {
    name: 'jsonschema --fast',
    package: '@sourcemeta/jsonschema@16.11.0',
    bin: 'jsonschema',
    args: (schema, documents) => ['validate', '--fast', schema, documents.replace(/\/\*\.json$/, '')],
  },
]

/** Installs other validators below `folder`, outside the project's packages. Skips those that fail to install. */
export function installTools(folder: string): (schema: string, documents: string) => Contender[] {
  const home = join(folder, 'tools')
  mkdirSync(home, { recursive: true })
  writeFileSync(join(home, 'package.json'), '{ "private": true }\n')
  const found = tools.filter((tool) => install(tool, home))
  return (schema, documents) =>
    found.map(({ name, bin, args }) => ({
      name,
      command: join(home, 'node_modules/.bin', bin),
      args: args(schema, documents),
      own: false,
    }))
}

function install({ name, package: wanted, bin }: Tool, home: string): boolean {
  if (existsSync(join(home, 'node_modules/.bin', bin))) return true
  try {
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
    const options = { cwd: home, stdio: 'pipe', shell: process.platform === 'win32' } as const
    execFileSync(npm, ['install', '--no-audit', '--no-fund', '--loglevel=error', wanted], options)
    return true
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[1] : error
    console.log(`${name} is skipped because it cannot be installed: ${reason}`)
    return false
  }
}
