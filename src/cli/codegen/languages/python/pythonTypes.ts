import type { Shape } from '../../model/Model'

export function pythonType(shape: Shape): string {
  switch (shape.is) {
    case 'text':
      return 'str'
    case 'integer':
      return 'int'
    case 'number':
      return 'float'
    case 'flag':
      return 'bool'
    case 'null':
      return 'None'
    case 'anything':
      return 'Any'
    case 'constant':
      return `Literal[${quote(shape.value)}]`
    case 'list':
      return `Sequence[${pythonType(shape.of)}]`
    case 'map':
      return `Mapping[str, ${pythonType(shape.of)}]`
    case 'named':
      return typeName(shape.name)
    case 'either':
      return `Union[${shape.of.map(pythonType).join(', ')}]`
  }
}

export const quote = (text: string): string => JSON.stringify(text)

const used = new Set(
  'Any ClassVar Literal Mapping Optional Payload Sequence TypeAlias Union None True False'.split(' '),
)
export const typeName = (name: string): string => (used.has(name) ? `${name}Type` : name)

/** A name of the contract as far as Python can take it; it is kept, so that all documentation speaks of one name. */
export const identifier = (name: string): string => name.replaceAll(/[^\p{L}\p{N}_]+/gu, '_').replace(/^__+/, '_')

/** Keywords, types that would be hidden in their class, and what every class has. */
const reserved = new Set(
  (
    'False None True and as assert async await break class continue def del elif else except finally for from global if ' +
    'import in is lambda nonlocal not or pass raise return try while with yield ' +
    'Any ClassVar Literal Mapping Optional Sequence Union str int float bool to_dict to_json block_tag action_tag field dataclass _always'
  ).split(' '),
)
export const isReserved = (name: string): boolean => reserved.has(name)
