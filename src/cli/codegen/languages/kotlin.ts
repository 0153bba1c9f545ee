import type { EnumType, Model, ObjectType } from '../model/Model'
import { camelCase, upperSnakeCase } from '../model/nameCase'
import { blockComment, code, docSentences, fileHead, jsonString, paragraphs, toFile } from './code'
import { kotlinRuntime } from './kotlinRuntime'
import { jvmPackage, type Language, type PrintOptions } from './Language'
import { enumMembers, isOneOf, type Member, membersOf, parametersOf } from './members'
import { docsWithShape, typePrinter } from './shapes'
import { type EnvelopeStatements, printClasses, type VariantPayload } from './unions'

/** Kotlin: data classes, and functions that write them as JSON without a library. */
export const kotlin: Language = {
  title: 'Kotlin',
  file: 'Beffroi.kt',
  annotations: ['jackson'],
  package: jvmPackage,
  print,
}

function print(model: Model, options: PrintOptions): string {
  return toFile([
    fileHead(model, '//', 'Kotlin 1.5 or newer.'),
    ['@file:Suppress("unused", "MemberVisibilityCanBePrivate")'],
    [`package ${options.package.split('.').map(identifier).join('.')}`],
    kotlinRuntime(options.annotations),
    ...printClasses(model, {
      enumeration,
      object: dataClass,
      dataInterface: ({ name, tag }, { base, tagMember }) => code`
        /** What is in a [${name}]: its class decides the "${tag}". */
        sealed interface ${base} : Payload {
            /** The "${tag}" in JSON. */
            val ${tagMember}: String
        }
      `,
      putTag: (tag, tagMember) => `put(${quote(tag)}, data.${tagMember})`,
      removeEmptyData: 'if (data.toMap().isEmpty()) remove("data")',
    }),
  ])
}

function enumeration(type: EnumType): string[] {
  const members = enumMembers(type, { convert: upperSnakeCase, isReserved: isOneOf('name ordinal code') })
  return code`
    ${blockComment(docSentences(type.docs))}
    enum class ${typeName(type.name)}(override val code: String) : Coded {
        ${members.map(({ name, value }) => `${name}(${quote(value)}),`)}
    }
  `
}

function dataClass(object: ObjectType, payload: VariantPayload | undefined, statements: EnvelopeStatements): string[] {
  const members = membersOf(object, { convert: camelCase, isReserved })
  const parameters = parametersOf(members)
  const name = typeName(object.name)
  const base = payload?.base ?? 'Payload'
  // A data class needs a parameter; a class without any has a single instance.
  const start =
    parameters.length === 0
      ? [`object ${name} : ${base} {`]
      : code`
          data class ${name}(
              ${parameters.flatMap(parameter)}
          ) : ${base} {
        `
  const toMap = code`
    override fun toMap(): Map<String, Any?> = buildPayload {
        ${[...statements.first, ...members.map(putStatement), ...statements.last]}
    }
  `
  return code`
    ${blockComment(docSentences(object.docs))}
    ${start}
        ${paragraphs([payload ? [`override val ${payload.tagMember} get() = ${quote(payload.tag)}`] : [], toMap])}
    }
  `
}

function parameter(member: Member): string[] {
  const end = member.required ? (member.nullable ? '?' : '') : '? = null'
  return [
    ...blockComment(docSentences(docsWithShape(member))),
    `val ${identifier(member.as)}: ${typeOf(member.shape)}${end},`,
  ]
}

function putStatement({ name, as, required, constant, isRest }: Member): string {
  const value = identifier(as)
  if (constant !== undefined) return `put(${quote(name)}, ${quote(constant)})`
  if (isRest) return `${value}?.forEach { (key, value) -> if (key !in this) put(key, plain(value)) }`
  const statement = `put(${quote(name)}, plain(${value}))`
  return required ? statement : `if (${value} != null) ${statement}`
}

const quote = (value: string): string => jsonString(value).replaceAll('$', '\\$')

const isUsed = isOneOf('Any String Long Int Double Boolean List Map Enum Nothing Unit Payload Coded')
const typeName = (name: string): string => (isUsed(name) ? `${name}Type` : name)

/** Members that every class or map has. */
const isReserved = isOneOf(
  'toMap toJson blockTag actionTag hashCode toString equals copy getClass size keys values entries',
)

const isKeyword = isOneOf(
  'as break class continue do else false for fun if in interface is null object package return super this throw true try ' +
    'typealias typeof val var when while',
)
const identifier = (name: string): string => (isKeyword(name) ? `\`${name}\`` : name)

const typeOf = typePrinter({
  string: 'String',
  int32: 'Int',
  int64: 'Long',
  number: 'Double',
  boolean: 'Boolean',
  any: 'Any',
  list: (item, of) => `List<${item}${of.kind === 'any' ? '?' : ''}>`,
  map: (item, of) => `Map<String, ${item}${of.kind === 'any' ? '?' : ''}>`,
  named: typeName,
})
