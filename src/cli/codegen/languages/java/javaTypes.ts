import type { Shape } from '../../model/Model'

/** Names of `java.lang` and of this file that a type of the contract must not hide. */
const used = new Set(
  (
    'Object String Integer Long Double Boolean Override Record Enum Math Character StringBuilder Deprecated Number ' +
    'IllegalArgumentException Payload Coded'
  ).split(' '),
)

export const typeName = (name: string): string => (used.has(name) ? `${name}Type` : name)

/** The type of a value that is there; `boxed` where it may be missing, or stands in a list. */
export function javaType(shape: Shape, boxed: boolean): string {
  switch (shape.is) {
    case 'text':
    case 'constant':
      return 'String'
    case 'integer':
      if (shape.wide) return boxed ? 'Long' : 'long'
      return boxed ? 'Integer' : 'int'
    case 'number':
      return boxed ? 'Double' : 'double'
    case 'flag':
      return boxed ? 'Boolean' : 'boolean'
    case 'list':
      return `java.util.List<${javaType(shape.of, true)}>`
    case 'map':
      return `java.util.Map<String, ${javaType(shape.of, true)}>`
    case 'named':
      return typeName(shape.name)
    default:
      return 'Object'
  }
}

/** A backslash before a u would be read as a character even in a comment. */
export const escapeDoc = (line: string): string =>
  line
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('@', '&#64;')
    .replaceAll('\\', '&#92;')

export const quote = (text: string): string => JSON.stringify(text)

/** Words of the language and methods every record has here. */
const reserved = new Set(
  (
    'abstract assert boolean break byte case catch char class const continue default do double else enum extends final ' +
    'finally float for goto if implements import instanceof int interface long native new package private protected ' +
    'public return short static strictfp super switch synchronized this throw throws transient try void volatile while ' +
    'true false null _ var record sealed permits yield clone finalize getClass hashCode notify notifyAll toString wait ' +
    'equals toMap toJson map blockTag actionTag'
  ).split(' '),
)

export const isReserved = (name: string): boolean => reserved.has(name)
