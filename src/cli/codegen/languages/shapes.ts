import type { Docs, Field, Shape } from '../model/Model'

/** The types of a language for each kind of shape. A shape without a type becomes `any`, a constant a string. */
export type TypeNames = {
  string: string
  int32: string
  int64: string
  number: string
  boolean: string
  any: string
  null?: string
  constant?: (value: string) => string
  list: (item: string, of: Shape) => string
  map: (item: string, of: Shape) => string
  named?: (name: string) => string
  oneOf?: (types: string[]) => string
}

/** Returns a function that prints the type of a shape. */
export function typePrinter(names: TypeNames): (shape: Shape) => string {
  return function print(shape): string {
    switch (shape.kind) {
      case 'string':
      case 'number':
      case 'boolean':
      case 'any':
        return names[shape.kind]
      case 'integer':
        return shape.wide ? names.int64 : names.int32
      case 'null':
        return names.null ?? names.any
      case 'constant':
        return names.constant?.(shape.value) ?? names.string
      case 'list':
      case 'map':
        return names[shape.kind](print(shape.of), shape.of)
      case 'named':
        return names.named?.(shape.name) ?? shape.name
      case 'oneOf':
        return names.oneOf?.(shape.of.map(print)) ?? names.any
    }
  }
}

/** Whether most languages have no type for a shape, so that any value is allowed. */
export const isUntyped = ({ kind }: Shape): boolean => kind === 'any' || kind === 'oneOf' || kind === 'null'

/** The docs of a field, with a sentence about its shape where the type does not express it. */
export function docsWithShape({ docs, shape }: Pick<Field, 'docs' | 'shape'>): Docs {
  const description = describeShape(shape)
  return description === undefined ? docs : { ...docs, lines: [...docs.lines, description] }
}

function describeShape(shape: Shape): string | undefined {
  if (shape.kind === 'oneOf') return `One of: ${shape.of.map(wordsFor).join(', ')}.`
  return shape.kind === 'any' ? 'Any JSON value.' : undefined
}

function wordsFor(shape: Shape): string {
  switch (shape.kind) {
    case 'string':
      return 'a text'
    case 'integer':
      return 'a whole number'
    case 'number':
      return 'a number'
    case 'boolean':
      return 'true or false'
    case 'list':
      return `a list (of ${wordsFor(shape.of)})`
    case 'map':
      return `an object (of ${wordsFor(shape.of)})`
    case 'oneOf':
      return shape.of.map(wordsFor).join(' or ')
    case 'constant':
      return JSON.stringify(shape.value)
    case 'named':
      return shape.name
    case 'null':
      return 'null'
    case 'any':
      return 'anything'
  }
}
