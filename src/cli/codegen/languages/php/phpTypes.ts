import type { Shape } from '../../model/Model'

/** Words that cannot name a class, whatever their case. */
const reserved = new Set(
  (
    'abstract and array as break callable case catch class clone const continue declare default die do echo else elseif ' +
    'empty enddeclare endfor endforeach endif endswitch endwhile eval exit extends final finally fn for foreach function ' +
    'global goto if implements include instanceof insteadof interface isset list match namespace new or print private ' +
    'protected public readonly require return static switch throw trait try unset use var while xor yield self parent int ' +
    'float bool string true false null void iterable object mixed never enum resource numeric'
  ).split(' '),
)

export const typeName = (name: string): string => (reserved.has(name.toLowerCase()) ? `${name}Type` : name)

/** The declared type; PHP tells neither lists from maps nor what is in them. */
export function phpType(shape: Shape, canBeNull: boolean): string {
  const parts = [...new Set(nativeParts(shape))]
  if (parts.includes('mixed')) return 'mixed'
  const [only] = parts
  if (parts.length === 1 && only) return canBeNull ? `?${only}` : only
  return [...parts, ...(canBeNull && !parts.includes('null') ? ['null'] : [])].join('|')
}

function nativeParts(shape: Shape): string[] {
  switch (shape.is) {
    case 'text':
    case 'constant':
      return ['string']
    case 'integer':
      return ['int']
    case 'number':
      return ['int', 'float']
    case 'flag':
      return ['bool']
    case 'null':
      return ['null']
    case 'list':
    case 'map':
      return ['array']
    case 'named':
      return [typeName(shape.name)]
    case 'either':
      return shape.of.flatMap(nativeParts)
    case 'anything':
      return ['mixed']
  }
}

/** The type as tools for PHP read it in comments. */
export function phpDocType(shape: Shape): string {
  if (shape.is === 'list') return `list<${phpDocType(shape.of)}>`
  if (shape.is === 'map') return `array<string, ${phpDocType(shape.of)}>`
  if (shape.is === 'constant') return quote(shape.value)
  if (shape.is === 'either') return shape.of.map(phpDocType).join('|')
  return phpType(shape, false)
}

/** An expression for what json_encode shall see: it would write an empty map as a list, and a list with gaps as a map. */
export function encoded(shape: Shape, expression: string, canBeNull: boolean): string {
  const made = encodedValue(shape, expression)
  return canBeNull && made !== expression ? `${expression} === null ? null : ${made}` : made
}

function encodedValue(shape: Shape, expression: string): string {
  if (shape.is === 'map') return `(object) ${mapped(shape.of, expression, false)}`
  if (shape.is === 'list') return mapped(shape.of, expression, true)
  if (shape.is !== 'either') return expression
  const hasMap = shape.of.some(({ is }) => is === 'map')
  if (!hasMap || !shape.of.some(({ is }) => is === 'list')) {
    return hasMap ? `\\is_array(${expression}) ? (object) ${expression} : ${expression}` : expression
  }
  return `\\is_array(${expression}) && !\\array_is_list(${expression}) ? (object) ${expression} : ${expression}`
}

function mapped(of: Shape, expression: string, isList: boolean): string {
  const inner = encodedValue(of, '$item')
  const all = isList ? `\\array_values(${expression})` : expression
  return inner === '$item' ? all : `\\array_map(static fn ($item) => ${inner}, ${all})`
}

export const quote = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
