import type { Shape } from '../model/Model'

/** What a value may be, in words, for languages whose types cannot tell; undefined where the type says it. */
export function spelled(shape: Shape): string | undefined {
  if (shape.is === 'either') return `One of: ${shape.of.map(word).join(', ')}.`
  return shape.is === 'anything' ? 'Any JSON value.' : undefined
}

function word(shape: Shape): string {
  switch (shape.is) {
    case 'text':
      return 'a text'
    case 'integer':
      return 'a whole number'
    case 'number':
      return 'a number'
    case 'flag':
      return 'true or false'
    case 'list':
      return `a list (of ${word(shape.of)})`
    case 'map':
      return `an object (of ${word(shape.of)})`
    case 'either':
      return shape.of.map(word).join(' or ')
    case 'constant':
      return JSON.stringify(shape.value)
    case 'named':
      return shape.name
    default:
      return shape.is
  }
}
