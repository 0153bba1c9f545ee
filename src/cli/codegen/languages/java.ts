import type { EnumType, Model, ObjectType } from '../model/Model'
import { camelCase, pascalCase, upperSnakeCase } from '../model/nameCase'
import { blockComment, code, docSentences, fileHead, jsonString, paragraphs, toFile } from './code'
import { javaRuntime } from './javaRuntime'
import { jvmPackage, type Language, type PrintOptions } from './Language'
import { enumMembers, isOneOf, type Member, membersOf, parametersOf } from './members'
import { docsWithShape, typePrinter } from './shapes'
import { type EnvelopeStatements, printClasses, type VariantPayload } from './unions'

/** Java: records in one file, and methods that write them as JSON without a library. */
export const java: Language = {
  title: 'Java',
  file: 'Beffroi.java',
  isNamedAfterFile: true,
  annotations: ['jackson'],
  package: jvmPackage,
  print,
}

function print(model: Model, options: PrintOptions): string {
  const declarations = printClasses(model, {
    enumeration,
    object: record,
    dataInterface: ({ name, tag }, { base, tagMember }) => code`
      /** What is in a {@link ${name}}: its class decides the "${tag}". */
      public sealed interface ${base} extends Payload {
        /** The "${tag}" in JSON. */
        String ${tagMember}();
      }
    `,
    putTag: (tag, tagMember) => `map.put(${jsonString(tag)}, data.${tagMember}());`,
    removeEmptyData: 'if (data.toMap().isEmpty()) map.remove("data");',
  })
  return toFile([
    fileHead(model, '//', 'Java 17 or newer.'),
    [`package ${options.package};`],
    code`
      /** The types of the contract; {@link Payload#toJson} writes any of them as JSON. */
      public final class ${options.fileName} {
        private ${options.fileName}() {}

        ${paragraphs([javaRuntime(options.annotations), ...declarations])}
      }
    `,
  ])
}

function enumeration(type: EnumType): string[] {
  const name = typeName(type.name)
  const members = enumMembers(type, { convert: upperSnakeCase, isReserved })
  return code`
    ${blockComment(docSentences(type.docs).map(escapeDoc))}
    public enum ${name} implements Coded {
      ${members.map((each, index) => `${each.name}(${jsonString(each.value)})${index === members.length - 1 ? ';' : ','}`)}

      private final String code;

      ${name}(String code) {
        this.code = code;
      }

      @Override
      public String code() {
        return code;
      }
    }
  `
}

/** A record with a constructor that takes the required members, and a `with…` method for each of the others. */
function record(object: ObjectType, payload: VariantPayload | undefined, statements: EnvelopeStatements): string[] {
  const name = typeName(object.name)
  const members = membersOf(object, { convert: camelCase, isReserved })
  const parameters = parametersOf(members)
  const required = parameters.filter((each) => each.required)
  const optional = parameters.filter((each) => !each.required)
  const body = [
    nullChecks(name, required),
    optional.length > 0 ? shortConstructor(name, parameters, required) : [],
    ...optional.map((each) => withMethod(name, parameters, each)),
    payload ? tagMethod(payload) : [],
    toMap(members, statements),
  ]
  return code`
    ${blockComment([...docSentences(object.docs).map(escapeDoc), ...parameters.flatMap(parameterDoc)])}
    public record ${name}(${parameters.length === 0 ? ')' : ''}
        ${parameters.map((each, index) => `${declared(each)}${index === parameters.length - 1 ? ')' : ','}`)}
        implements ${payload?.base ?? 'Payload'} {
      ${paragraphs(body)}
    }
  `
}

const sentences = (member: Member): string[] => docSentences(docsWithShape(member)).map(escapeDoc)

function parameterDoc(member: Member): string[] {
  const [start = '', ...rest] = sentences(member)
  return [`@param ${member.as} ${start}`.trimEnd(), ...rest.map((line) => `  ${line}`)]
}

/** The type and the name of a parameter. */
const declared = (member: Member): string =>
  `${isNeverNull(member) ? plainType(member) : boxedType(member.shape)} ${member.as}`

const isNeverNull = ({ required, nullable }: Member): boolean => required && !nullable

function nullChecks(name: string, required: readonly Member[]): string[] {
  const references = required.filter((each) => isNeverNull(each) && /^[A-Z]|^java/.test(plainType(each)))
  if (references.length === 0) return []
  return code`
    public ${name} {
      ${references.map(({ as }) => `java.util.Objects.requireNonNull(${as}, ${jsonString(`${name}.${as}`)});`)}
    }
  `
}

const shortConstructor = (name: string, parameters: readonly Member[], required: readonly Member[]): string[] => code`
  /** With what is required. */
  public ${name}(${required.map(declared).join(', ')}) {
    this(${parameters.map((each) => (each.required ? each.as : 'null')).join(', ')});
  }
`

const withMethod = (name: string, parameters: readonly Member[], member: Member): string[] => code`
  ${blockComment(sentences(member))}
  public ${name} with${pascalCase(member.as)}(${plainType(member)} ${member.as}) {
    return new ${name}(${parameters.map((each) => each.as).join(', ')});
  }
`

const tagMethod = ({ tagMember, tag }: VariantPayload): string[] => code`
  @Override
  public String ${tagMember}() {
    return ${jsonString(tag)};
  }
`

function toMap(members: readonly Member[], { first, last }: EnvelopeStatements): string[] {
  const statements = members.map(({ name, as, required, constant, isRest }) => {
    if (constant !== undefined) return `map.put(${jsonString(name)}, ${jsonString(constant)});`
    if (isRest) return `if (${as} != null) Payload.putAll(map, ${as});`
    const put = `map.put(${jsonString(name)}, Payload.plain(${as}));`
    return required ? put : `if (${as} != null) ${put}`
  })
  return code`
    @Override
    public java.util.Map<String, Object> toMap() {
      var map = new java.util.LinkedHashMap<String, Object>();
      ${[...first, ...statements, ...last]}
      return map;
    }
  `
}

/** Escapes HTML, tags of Javadoc, and backslashes: `\u` is a character even in a comment. */
const escapeDoc = (line: string): string =>
  line
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('@', '&#64;')
    .replaceAll('\\', '&#92;')

/** Types of `java.lang` and of the generated file. A type of the contract with such a name would hide them. */
const isReservedType = isOneOf(
  'Object String Integer Long Double Boolean Override Record Enum Math Character StringBuilder Deprecated Number ' +
    'IllegalArgumentException Payload Coded',
)
const typeName = (name: string): string => (isReservedType(name) ? `${name}Type` : name)

/** Keywords, and methods that every record has. */
const isReserved = isOneOf(
  'abstract assert boolean break byte case catch char class const continue default do double else enum extends final ' +
    'finally float for goto if implements import instanceof int interface long native new package private protected ' +
    'public return short static strictfp super switch synchronized this throw throws transient try void volatile while ' +
    'true false null _ var record sealed permits yield clone finalize getClass hashCode notify notifyAll toString wait ' +
    'equals toMap toJson map blockTag actionTag',
)

/** The type of a value that may be null or is an item. */
const boxedType = typePrinter({
  string: 'String',
  int32: 'Integer',
  int64: 'Long',
  number: 'Double',
  boolean: 'Boolean',
  any: 'Object',
  list: (item) => `java.util.List<${item}>`,
  map: (item) => `java.util.Map<String, ${item}>`,
  named: typeName,
})

const primitives = new Map([
  ['Integer', 'int'],
  ['Long', 'long'],
  ['Double', 'double'],
  ['Boolean', 'boolean'],
])

/** The type of a value that is never null. */
function plainType({ shape }: Member): string {
  const type = boxedType(shape)
  return primitives.get(type) ?? type
}
