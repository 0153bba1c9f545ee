import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { InputError } from '../input/InputError'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
}

/** The built page that draws, which `npm run build` puts beside the command. */
export class DrawingFiles {
  /** Paths by name, such as `assets/a.js`. No other file is served. */
  readonly #paths: ReadonlyMap<string, string>

  constructor(folder: string) {
    const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    this.#paths = new Map(entries.map((name) => [name.replaceAll('\\', '/'), join(folder, name)]))
  }

  /** The file of a name; the page itself for an empty one. */
  read(name: string): { type: string; body: Uint8Array } | undefined {
    const path = this.#paths.get(name === '' ? 'index.html' : name)
    const type = types[extname(path ?? '')]
    return path !== undefined && type !== undefined ? { type, body: readFileSync(path) } : undefined
  }
}

/** Finds the built page above the code that runs. */
export function findDrawing(): string {
  const here = dirname(fileURLToPath(import.meta.url))
  const found = [here, dirname(here)]
    .map((folder) => join(folder, 'drawing'))
    .find((folder) => existsSync(join(folder, 'index.html')))
  if (found === undefined) throw new InputError('the page that draws is not built: npm run build writes it')
  return found
}
