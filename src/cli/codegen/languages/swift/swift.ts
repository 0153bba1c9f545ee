import { type Declaration, type EnumType, isUnion, type Model } from '../../model/Model'
import { camel } from '../../model/words'
import { headLines, lineComment } from '../comment'
import { distinct } from '../distinct'
import type { Language } from '../Language'
import { file } from '../lines'
import { jsonValue } from './jsonValue'
import { loopsOf } from './loops'
import { swiftObject } from './swiftObject'
import { quote, typeName, word } from './swiftTypes'
import { swiftUnion } from './swiftUnion'

/** Swift: structures that JSONEncoder writes and JSONDecoder reads. */
export const swift: Language = {
  title: 'Swift',
  file: 'Beffroi.swift',
  package: undefined,
  print,
}

function print(model: Model): string {
  const isLoop = loopsOf(model)
  return file([
    [...headLines(model.edition), 'Swift 5.7 or newer. JSONEncoder().encode(page) writes what is built here.'].map(
      (line) => `// ${line}`,
    ),
    ['import Foundation'],
    ...model.declarations.map((each) => declare(each, isLoop)),
    jsonValue,
  ])
}

function declare(declaration: Declaration, isLoop: (name: string) => boolean): string[] {
  if (isUnion(declaration)) return swiftUnion(declaration, isLoop(declaration.name))
  return declaration.kind === 'enum' ? enumeration(declaration) : swiftObject(declaration, isLoop)
}

function enumeration({ name, values, docs }: EnumType): string[] {
  const names = distinct(values, camel)
  return [
    ...lineComment('///', docs, 'Deprecated: going away.'),
    `public enum ${typeName(name)}: String, Codable, Sendable, CaseIterable {`,
    ...values.map((value, index) => `    case ${word(names[index] ?? '')} = ${quote(value)}`),
    '}',
  ]
}
