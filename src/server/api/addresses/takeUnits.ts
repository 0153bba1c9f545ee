import { isOrdinalEnding } from './addressTokens'
import type { TokenReader } from './TokenReader'

const floors = new Set([
  'etage',
  'et',
  'verdieping',
  'verdiep',
  'verd',
  'stock',
  'stockwerk',
  'og',
  'etg',
  'floor',
  'niveau',
])
const groundFloors = new Set(['rdc', 'gelijkvloers', 'erdgeschoss', 'parterre'])
const boxes = new Set(['boite', 'bte', 'bt', 'box', 'bus', 'briefkasten', 'bfk'])
const flats = new Set([
  ...['appartement', 'appart', 'app', 'appt', 'apt', 'apartment', 'flat', 'studio', 'kot', 'unit'],
  ...['wohnung', 'whg', 'wng', 'kamer', 'chambre', 'zimmer'],
])
const buildings = new Set(['bloc', 'blok', 'block', 'batiment', 'bat', 'gebouw', 'gebaude', 'gebaeude', 'entree'])
const numberMarks = new Set(['n', 'no', 'nr', 'num', 'numero', 'nummer'])

/** In characters, as is a box number. */
const maxUnit = 8

/** Takes the floor, for which an address has no field: `2e étage`, `étage 2`, `rez-de-chaussée`. */
export function takeFloor(reader: TokenReader): void {
  for (let index = 0; index < reader.length; index++) {
    const word = reader.word(index)
    if (word === undefined) continue
    if (groundFloors.has(word) && reader.hasNumberOutside(index, index)) reader.take(index, index + 1)
    const hall = word === 'rez' ? [index + 1, index + 2].find((each) => reader.word(each) === 'chaussee') : undefined
    if (hall !== undefined) reader.take(index, hall + 1)
    if (!floors.has(word)) continue
    const [start, end] = floorAround(reader, index)
    if (end - start > 1 && reader.hasNumberOutside(start, end)) reader.take(start, end)
  }
}

/** Returns the range of a floor's word and number; of the word alone when there is no number beside it. */
function floorAround(reader: TokenReader, index: number): [start: number, end: number] {
  const ending = reader.at(index - 1)
  if (isOrdinalEnding(ending) && reader.number(index - 2) !== undefined) return [index - 2, index + 1]
  // `12 et 14` is a range.
  if (reader.word(index) === 'et') return [index, index]
  if (reader.number(index + 1) !== undefined && reader.at(index + 1)?.before.includes(',') === false) {
    return [index, index + (isOrdinalEnding(reader.at(index + 2)) ? 3 : 2)]
  }
  return reader.number(index - 1) === undefined ? [index, index + 1] : [index - 1, index + 1]
}

/** Takes the box, else the flat, and returns its number: `bte 3`, `bus 0301`, `app. 4B`. Takes and drops the building. */
export function takeBox(reader: TokenReader): string | undefined {
  const box = takeUnit(reader, boxes)
  const flat = takeUnit(reader, flats)
  takeUnit(reader, buildings)
  return box ?? flat
}

function takeUnit(reader: TokenReader, names: ReadonlySet<string>): string | undefined {
  for (let index = 0; index < reader.length; index++) {
    const name = reader.word(index)
    if (name === undefined || !names.has(name)) continue
    const start = numberMarks.has(reader.word(index + 1) ?? '') ? index + 2 : index + 1
    const isBehind = /^[\s.:°#-]*$/.test(reader.at(start)?.before ?? '')
    const { unit, end } = isBehind ? readUnit(reader, start) : { unit: '', end: start }
    if (!reader.hasNumberOutside(index, end)) continue
    if (unit === '' && reader.at(end) !== undefined) continue
    reader.take(index, end)
    if (unit !== '') return unit
  }
  return undefined
}

/** Reads the number of a box, such as `3`, `a`, `4B`, `2/3` or `0301`; empty when a longer word follows. */
export function readUnit(reader: TokenReader, start: number): { unit: string; end: number } {
  const first = reader.at(start)
  if (!first) return { unit: '', end: start }
  let unit = first.text
  let end = start + 1
  for (let next = reader.at(end); next && /^[/.-]?$/.test(next.before); next = reader.at(++end)) {
    if (next.before !== '' && !next.isNumber) break
    unit += next.before + next.text
  }
  const isUnit = unit.length <= maxUnit && (/\d/.test(unit) || unit.length <= 2)
  return isUnit ? { unit: unit.toUpperCase(), end } : { unit: '', end: start }
}
