import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Issue, validate } from '../../../schemas/index'
import { lint } from '../../../schemas/lint'

export type Block = { type: string; id?: string; data: Record<string, unknown>; [member: string]: unknown }

/** What the pages are made of: the types a town's pages have most of. Groups and columns are filled with others. */
const types = [
  ...['title', 'description', 'rich-text', 'numbered-title', 'bullet', 'image', 'button', 'breadcrumb', 'file-list'],
  ...['content-cell', 'search-cell', 'place-cell', 'label-cell', 'widget-cell', 'index-cell', 'progression-cell'],
  ...['resume-cell', 'schedule', 'waste-calendar', 'mobility-cell', 'person-card', 'menu-grid', 'tag-list', 'carousel'],
  ...['pagination', 'search-field', 'poll', 'rating', 'dynamic-input'],
]

const fixtures = join(import.meta.dirname, '../../../fixtures/blocks')

const startOfNextCentury = new Date('2100-01-01T00:00:00Z')
/** Days of the fixtures a hundred years on: events of the corpus never pass. */
const later = (json: string): string => json.replace(/\b20(?=\d\d-\d\d-\d\d)/g, '21')

/** What a run of the command with its default settings says of a document. */
export const findingsOf = (document: unknown, kind: 'page' | 'block'): Issue[] => [
  ...validate(document, { as: kind }).issues,
  ...lint(document, kind, { locale: 'fr', now: startOfNextCentury, timeZone: 'Europe/Brussels' }),
]

/** Blocks of the fixtures without any finding, up to `length` characters of JSON each, by type. */
export function readSamples(length: number): Block[][] {
  return types.map((type) => {
    const folder = join(fixtures, type, 'valid')
    // Extreme fixtures hold what a town never sends twice: emoji of families, thousand letters without a blank.
    const files = readdirSync(folder).filter((file) => !file.startsWith('extreme'))
    const blocks: Block[] = files.map((file) => JSON.parse(later(readFileSync(join(folder, file), 'utf8'))))
    const samples = blocks.filter(
      (block) => JSON.stringify(block).length <= length && !findingsOf(block, 'block').length,
    )
    if (samples.length === 0) throw new Error(`no fixture of ${type} is short and without a finding`)
    return samples
  })
}
