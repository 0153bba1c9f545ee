import { join } from 'node:path'
import { lintCodes } from '../../../schemas/lint'
import type { Contender, Job } from './Contender'
import type { Corpus } from './corpus/writeCorpus'

type OtherTools = (schema: string, documents: string) => Contender[]

const node = process.execPath
const own = (name: string) => join(import.meta.dirname, 'contenders', name)
const withoutLint = Object.keys(lintCodes).flatMap((code) => ['--ignore', code])

/** The measurements: cold start (a), many files (b), one file of records (c), one deep page (d). */
export function jobs(corpus: Corpus, command: string, schema: string, others: OtherTools): Job[] {
  const beffroi = (path: string): Contender[] => [
    { name: 'beffroi', command: node, args: [command, 'validate', path], own: true },
    {
      name: 'beffroi, lint rules off',
      command: node,
      args: [command, 'validate', path, ...withoutLint],
      own: true,
    },
  ]
  const nothing = { name: 'node -e 0', command: node, args: ['-e', '0'], own: true }
  const parse = (script: string, path: string): Contender => {
    return { name: 'JSON.parse', command: node, args: [own(script), path], own: true }
  }
  const records = others(schema, corpus.records).filter(({ name }) => name !== 'ajv-cli')
  return [
    {
      title: 'a  one small page, cold',
      rounds: 31,
      contenders: [nothing, ...beffroi(corpus.small), ...others(schema, corpus.small)],
      target: { name: 'beffroi', maxRatio: 1.6 },
    },
    {
      title: 'b  2,000 files, 53 MB',
      rounds: 7,
      contenders: [
        parse('parseFiles.mjs', corpus.files),
        ...beffroi(corpus.files),
        ...others(schema, join(corpus.files, '*.json')),
      ],
      target: { name: 'beffroi', maxRatio: 1 / 0.45 },
    },
    {
      title: 'c  one NDJSON of 100 MB',
      rounds: 7,
      contenders: [parse('parseRecords.mjs', corpus.records), ...beffroi(corpus.records), ...records],
      target: { name: 'beffroi', maxRatio: 1 / 0.45 },
    },
    {
      title: 'd  one page 60 levels deep',
      rounds: 15,
      contenders: [parse('parseFiles.mjs', corpus.deep), ...beffroi(corpus.deep), ...others(schema, corpus.deep)],
    },
  ]
}
