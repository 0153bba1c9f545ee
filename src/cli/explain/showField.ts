import type { TerminalOptions } from '../terminal/TerminalOptions'
import { describeSchema } from './describeSchema'
import { drawEntry, drawText } from './drawText'
import { exampleOf } from './exampleOf'
import { listFields } from './listFields'
import type { Subject } from './Subject'
import { showExample } from './showExample'
import { describeType, showFields } from './showFields'
import { showHere } from './showHere'

/** What one field is, what it may hold and, where the question was about a file, what it holds there. */
export function showField(subject: Extract<Subject, { is: 'field' }>, look: TerminalOptions): string[] {
  const { of, path, place, here } = subject
  const { paint } = look
  const field = describeSchema(place, path)
  const entry = (word: string, text: string | undefined) =>
    text === undefined || text === '' ? [] : drawEntry(word, text, look)
  const name = path === '' ? of : `${of}.${path}`
  const inside = listFields(place)
  const example = here ? undefined : exampleOf(of, path, place)
  return [
    paint.bold(name),
    '',
    ...(field.description === '' ? [] : [...drawText(field.description, look), '']),
    ...showHere(subject, look),
    ...entry('Type', describeType(field)),
    ...entry('Required', field.required ? 'yes, wherever the object around it is' : 'no'),
    ...entry('Values', field.values?.map((value) => JSON.stringify(value)).join(', ')),
    ...entry('Limits', field.limits.join(', ')),
    ...entry('Default', field.default === undefined ? undefined : JSON.stringify(field.default)),
    ...entry('Pattern', field.pattern),
    ...entry('Declared', [field.declared, ...targetOf(place)].join(', ')),
    ...(inside.length > 0 ? ['', ...showFields(inside, look)] : []),
    ...(example === undefined ? [] : ['', paint.bold('Example'), ...showExample({ document: example }, look)]),
  ]
}

const targetOf = (place: { target: { address(): string } | undefined }): string[] =>
  place.target ? [`by ${place.target.address()}`] : []
