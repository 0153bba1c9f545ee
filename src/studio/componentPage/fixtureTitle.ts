import { joinPointer, splitPointer } from '../../../schemas/json/pointer'
import type { Words } from '../../../schemas/words'
import { checkText } from '../checks/checkText'
import { fieldAt } from '../contract/fieldAt'
import type { Fixture } from '../fixtures/catalogue'
import type { FixtureSource } from '../fixtures/loadFixtures'
import type { StudioText } from '../texts/StudioText'

/** The title of a fixture: the words for its name or, for a mistake, what is wrong with which field. */
export function fixtureTitle(words: Words, text: StudioText, fixture: Fixture, source: FixtureSource): string {
  const { component, name, isValid } = fixture
  const [plain = ''] = name.split('/').slice(-1)
  if (isValid) return (name === '' ? words.page(component) : words.example(plain)) ?? (plain || component)
  return mistakeTitle(words, text, fixture, source) ?? plain
}

function mistakeTitle(words: Words, text: StudioText, { collection }: Fixture, source: FixtureSource) {
  const [first, ...others] = source.expected
  if (!first) return undefined
  const { issues } = checkText(source.text, collection)
  const issue = issues.find(({ code, pointer }) => code === first.code && pointer === first.pointer)
  const fault = issue && words.fault(issue)
  const title = fault
    ? text('fixture.mistake', { field: fieldTitle(words, source.text, collection, first.pointer), fault })
    : (words.issue(first.code)?.title ?? first.code)
  return others.length > 0 ? text('fixture.mistakes', { title, count: others.length }) : title
}

/** The title of the field at a pointer or, of an item, of the field around it; the name of a field that the contract does not know. */
function fieldTitle(words: Words, json: string, collection: Fixture['collection'], pointer: string): string {
  const document: unknown = JSON.parse(json)
  const names = splitPointer(pointer)
  const named = names.findLastIndex((name) => !/^\d+$/.test(name)) + 1
  const node = fieldAt(document, collection, joinPointer(names.slice(0, named)))
  return (
    (node && words.describe(node).title) ??
    names[named - 1] ??
    words.schema(`${collection.slice(0, -1)}.json`)?.title ??
    ''
  )
}
