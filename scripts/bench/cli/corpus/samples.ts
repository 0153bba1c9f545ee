import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Issue, validate } from '../../../../schemas'
import { lint } from '../../../../schemas/lint'

export type Block = { type: string; id?: string; data: Record<string, unknown>; [member: string]: unknown }

/** The block types that are most frequent on a town's pages. `createPages` fills groups and columns with them. */
const types = [
  ...['title', 'description', 'rich-text', 'numbered-title', 'bullet', 'image', 'button', 'breadcrumb', 'file-list'],
  ...['content-cell', 'search-cell', 'place-cell', 'label-cell', 'widget-cell', 'index-cell', 'progression-cell'],
  ...['resume-cell', 'schedule', 'waste-calendar', 'mobility-cell', 'person-card', 'menu-grid', 'tag-list', 'carousel'],
  ...['pagination', 'search-field', 'poll', 'rating', 'dynamic-input'],
]

const fixtures = join(import.meta.dirname, '../../../../fixtures/blocks')

const startOfNextCentury = new Date('2100-01-01T00:00:00Z')
/** Moves the dates of a fixture a hundred years ahead, so that the events of the corpus are never past. */
const aCenturyLater = (json: string): string => json.replace(/\b20(?=\d\d-\d\d-\d\d)/g, '21')

/** The issues that the command reports for a document by default. */
export const findingsOf = (document: unknown, kind: 'page' | 'block'): Issue[] => [
  ...validate(document, { as: kind }).issues,
  ...lint(document, kind, { locale: 'fr', now: startOfNextCentury, timeZone: 'Europe/Brussels' }),
]

/** The blocks of the fixtures that have no issue and at most `length` characters of JSON, by type. */
export function readSamples(length: number): Block[][] {
  return types.map((type) => {
    const folder = join(fixtures, type, 'valid')
    // Extreme fixtures contain rare texts: emoji of families, a thousand letters without a blank.
    const files = readdirSync(folder).filter((file) => !file.startsWith('extreme'))
    const blocks: Block[] = files.map((file) => JSON.parse(aCenturyLater(readFileSync(join(folder, file), 'utf8'))))
    const samples = blocks.filter(
      (block) => JSON.stringify(block).length <= length && !findingsOf(block, 'block').length,
    )
    if (samples.length === 0) throw new Error(`no fixture of ${type} is short and without a finding`)
    return samples
  })
}
