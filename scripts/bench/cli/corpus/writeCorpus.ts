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
import { createRandom } from '../../../random'
import { createPages, type Page } from './createPages'

export type Corpus = { small: string; files: string; records: string; quarter: string; deep: string }

const seed = 4
const fileCount = 2_000
const recordBytes = 100_000_000
const levels = 60

/** Writes the documents of the bench below `root`, unless they are up to date. Removes everything else there. */
export function writeCorpus(root: string): Corpus {
  const folder = join(root, fingerprint())
  const corpus: Corpus = {
    small: join(folder, 'small.json'),
    files: join(folder, 'files'),
    records: join(folder, 'pages.jsonl'),
    quarter: join(folder, 'quarter.jsonl'),
    deep: join(folder, 'deep.json'),
  }
  const done = join(folder, 'done')
  if (existsSync(done)) return corpus
  rmSync(root, { recursive: true, force: true })
  mkdirSync(corpus.files, { recursive: true })
  const random = createRandom(seed)
  const next = createPages(random)
  const first = next()
  writeFileSync(corpus.small, JSON.stringify({ ...first, components: first.components.slice(0, 10) }, null, 2))
  for (let index = 0; index < fileCount; index++) {
    writeFileSync(join(corpus.files, `page-${String(index).padStart(4, '0')}.json`), JSON.stringify(next()))
  }
  writeRecords(corpus.records, recordBytes, next)
  writeRecords(corpus.quarter, recordBytes / 4, next)
  writeFileSync(corpus.deep, JSON.stringify(deepPage(first)))
  writeFileSync(done, '')
  return corpus
}

function writeRecords(path: string, bytes: number, next: () => Page): void {
  const file = openSync(path, 'w')
  for (let written = 0; written < bytes; ) written += writeSync(file, `${JSON.stringify(next())}\n`)
  closeSync(file)
}

/** Nested groups, each with a block beside the inner group. */
function deepPage({ title, components }: Page): Page {
  let inner = components.slice(0, 1)
  for (let level = 1; level < levels; level++) {
    const beside = components.filter(({ type }) => type === 'content-cell').slice(0, 1)
    inner = [{ type: 'group', data: { components: [...beside.map(({ id: _, ...block }) => block), ...inner] } }]
  }
  return { title, components: inner }
}

/** A hash of everything that determines the documents: fixtures, schemas, lint rules and the code of this folder. */
function fingerprint(): string {
  const hash = createHash('sha256')
  for (const folder of ['.', '../../../../fixtures/blocks', '../../../../schemas']) {
    const absolute = join(import.meta.dirname, folder)
    for (const name of readdirSync(absolute, { recursive: true, encoding: 'utf8' }).sort()) {
      if (/\.(?:json|ts|js)$/.test(name)) hash.update(name).update(readFileSync(join(absolute, name)))
    }
  }
  return hash.digest('hex').slice(0, 12)
}
