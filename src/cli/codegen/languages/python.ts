import type { Docs, EnumType, Model, ObjectType, UnionType } from '../model/Model'
import { splitWords } from '../model/nameCase'
import { code, docSentences, fileHead, jsonString, paragraphs, toFile } from './code'
import type { Language } from './Language'
import { isOneOf, type Member, membersOf, parametersOf } from './members'
import { docsWithShape, typePrinter } from './shapes'
import { envelopeOf, optionalData, payloadNames, printDeclarations, type VariantPayload } from './unions'

/**
 * Python: data classes. Typed dictionaries would need no conversion to JSON, but mypy compares them member by member and takes
 * minutes for a block that may contain any block.
 */
export const python: Language = { title: 'Python', file: 'beffroi.py', package: undefined, print }

/** The type aliases of unions follow the classes that they name. */
function print(model: Model): string {
  return toFile([
    fileHead(model, '#', 'Python 3.10 or newer.'),
    runtime,
    ...printDeclarations(model, { enumeration, object: dataClass, union: envelope }),
    ...model.declarations.flatMap((each) => (each.kind === 'union' ? [dataAlias(each)] : [])),
  ]).replaceAll(/\n\n(?=@dataclass|class )/g, '\n\n\n')
}

const enumeration = ({ name, values, docs }: EnumType): string[] => [
  `${typeName(name)}: TypeAlias = Literal[${values.map(jsonString).join(', ')}]`,
  ...docstring(docs),
]

function envelope(union: UnionType): string[] {
  const classes = optionalData(union).map(typeName)
  const deleteData = code`
    if not members["data"] and isinstance(self.data, (${classes.map((each) => `${each},`).join(' ')})):
        del members["data"]
  `
  const toDict = code`
    def to_dict(self) -> dict[str, Any]:
        members = _members(self)
        ${classes.length > 0 ? deleteData : []}
        return {${jsonString(union.tag)}: self.data.${tagAttribute(payloadNames(union))}, **members}
  `
  return code`
    ${dataClass(envelopeOf(union))}

        ${toDict}
  `
}

function dataAlias(union: UnionType): string[] {
  const { name, tag, variants } = union
  const lines = [`What is in ${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}: its class decides the "${tag}".`]
  const type =
    variants.length === 0 ? ['Any'] : ['Union[', ...variants.map(({ data }) => `    ${typeName(data)},`), ']']
  const [start, ...rest] = type
  return [`${payloadNames(union).base}: TypeAlias = ${start}`, ...rest, ...docstring({ lines, deprecated: false })]
}

function dataClass(object: ObjectType, payload?: VariantPayload): string[] {
  const members = membersOf(object, { convert: identifier, isReserved })
  const constants = members.flatMap(({ name, constant }) =>
    constant === undefined ? [] : [`${jsonString(name)}: ${jsonString(constant)}`],
  )
  const classVariables = [
    ...(payload ? [`${tagAttribute(payload)}: ClassVar[str] = ${jsonString(payload.tag)}`] : []),
    ...(constants.length > 0 ? [`_always: ClassVar[Mapping[str, str]] = {${constants.join(', ')}}`] : []),
  ]
  const body = paragraphs([docstring(object.docs), classVariables, ...parametersOf(members).map(attribute)])
  return code`
    @dataclass(frozen=True)
    class ${typeName(object.name)}(Payload):
        ${body.length > 0 ? body : ['pass']}
  `
}

/** `block_tag` */
const tagAttribute = ({ tagMember }: Omit<VariantPayload, 'tag'>): string =>
  splitWords(tagMember).join('_').toLowerCase()

function attribute(member: Member): string[] {
  const { as, shape, required, nullable, docs } = member
  const name = member.isRest ? '' : member.name
  const type = typeOf(shape)
  const isOptional = (!required || nullable) && type !== 'Any'
  const value = defaultValue(required, name === as ? undefined : `metadata={"name": ${jsonString(name)}}`)
  return [
    `${as}: ${isOptional ? `Optional[${type}]` : type}${value}`,
    ...docstring(type === 'Any' ? docs : docsWithShape(member)),
  ]
}

function defaultValue(required: boolean, metadata: string | undefined): string {
  if (metadata === undefined) return required ? '' : ' = None'
  return ` = field(${required ? '' : 'default=None, '}${metadata})`
}

function docstring(docs: Docs): string[] {
  const lines = docSentences(docs).map((line) => line.replaceAll('\\', '\\\\').replaceAll('"""', '\\"\\"\\"'))
  const [only] = lines
  if (only === undefined) return []
  if (lines.length === 1) return [`"""${only.replace(/"$/, '\\"')}"""`]
  return [`"""`, ...lines, `"""`]
}

const isUsed = isOneOf('Any ClassVar Literal Mapping Optional Payload Sequence TypeAlias Union None True False')
const typeName = (name: string): string => (isUsed(name) ? `${name}Type` : name)

/** Keeps the name of the contract, as in its documentation, with `_` for characters that Python does not allow. */
const identifier = (name: string): string => name.replaceAll(/[^\p{L}\p{N}_]+/gu, '_').replace(/^__+/, '_')

/** Keywords, types that an attribute would hide inside its class, and the members of every class. */
const isReserved = isOneOf(
  'False None True and as assert async await break class continue def del elif else except finally for from global if ' +
    'import in is lambda nonlocal not or pass raise return try while with yield ' +
    'Any ClassVar Literal Mapping Optional Sequence Union str int float bool to_dict to_json block_tag action_tag field dataclass _always',
)

const typeOf = typePrinter({
  string: 'str',
  int32: 'int',
  int64: 'int',
  number: 'float',
  boolean: 'bool',
  null: 'None',
  any: 'Any',
  constant: (value) => `Literal[${jsonString(value)}]`,
  list: (item) => `Sequence[${item}]`,
  map: (item) => `Mapping[str, ${item}]`,
  named: typeName,
  oneOf: (types) => `Union[${types.join(', ')}]`,
})

/** The class that all data classes extend. It converts them to dictionaries and to JSON. */
const runtime = code`
  from __future__ import annotations

  import json
  from collections.abc import Mapping, Sequence
  from dataclasses import dataclass, field, fields
  from typing import Any, ClassVar, Literal, Optional, TypeAlias, Union


  class Payload:
      """What can be sent."""

      def to_dict(self) -> dict[str, Any]:
          """Dictionaries, lists, texts, numbers and booleans only, as json.dumps takes them."""
          return _members(self)

      def to_json(self) -> str:
          """The JSON text."""
          return json.dumps(self.to_dict(), ensure_ascii=False, allow_nan=False)


  def _members(payload: Any) -> dict[str, Any]:
      members: dict[str, Any] = dict(getattr(payload, "_always", {}))
      for each in fields(payload):
          value = getattr(payload, each.name)
          name = each.metadata.get("name", each.name)
          if value is None and each.default is None:
              continue
          if name == "":
              members = {**_plain(value), **members}
          else:
              members[name] = _plain(value)
      return members


  def _plain(value: Any) -> Any:
      if isinstance(value, Payload):
          return value.to_dict()
      if isinstance(value, Mapping):
          return {str(name): _plain(item) for name, item in value.items()}
      if isinstance(value, Sequence) and not isinstance(value, str):
          return [_plain(item) for item in value]
      return value
`
