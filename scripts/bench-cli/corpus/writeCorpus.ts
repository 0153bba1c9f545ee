import { createHash } from 'node:crypto'
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { createPages, type Page } from './createPages'
import { createRandom } from './random'

export type Corpus = { small: string; files: string; ndjson: string; quarter: string; deep: string }

const seed = 4
const fileCount = 2_000
const ndjsonBytes = 100_000_000
const levels = 60

/** The documents of the bench in a folder of their own; written anew when what they are made of has changed. */
export function writeCorpus(root: string): Corpus {
  const folder = join(root, `corpus-${fingerprint()}`)
  const corpus: Corpus = {
    small: join(folder, 'small.json'),
    files: join(folder, 'files'),
    ndjson: join(folder, 'pages.ndjson'),
    quarter: join(folder, 'quarter.ndjson'),
    deep: join(folder, 'deep.json'),
  }
  const done = join(folder, 'done')
  if (existsSync(done)) return corpus
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(corpus.files, { recursive: true })
  const random = createRandom(seed)
  const next = createPages(random)
  const first = next()
  writeFileSync(corpus.small, JSON.stringify({ ...first, components: first.components.slice(0, 10) }, null, 2))
  for (let index = 0; index < fileCount; index++) {
    writeFileSync(join(corpus.files, `page-${String(index).padStart(4, '0')}.json`), JSON.stringify(next()))
  }
  writeRecords(corpus.ndjson, ndjsonBytes, next)
  writeRecords(corpus.quarter, ndjsonBytes / 4, next)
  writeFileSync(corpus.deep, JSON.stringify(deepPage(first)))
  writeFileSync(done, '')
  return corpus
}

function writeRecords(path: string, bytes: number, next: () => Page): void {
  const file = openSync(path, 'w')
  for (let written = 0; written < bytes; ) written += writeSync(file, `${JSON.stringify(next())}\n`)
  closeSync(file)
}

/** Groups in groups, each with a block beside the next one. */
function deepPage({ title, components }: Page): Page {
  let inner = components.slice(0, 1)
  for (let level = 1; level < levels; level++) {
    const beside = components.filter(({ type }) => type === 'content-cell').slice(0, 1)
    inner = [{ type: 'group', data: { components: [...beside.map(({ id: _, ...block }) => block), ...inner] } }]
  }
  return { title, components: inner }
}

function fingerprint(): string {
  const hash = createHash('sha256')
  const here = import.meta.dirname
  for (const file of readdirSync(here).sort()) hash.update(readFileSync(join(here, file)))
  return hash.digest('hex').slice(0, 12)
}
