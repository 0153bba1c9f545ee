import {
  type Declaration,
  type EnumType,
  isUnion,
  type Model,
  type ObjectType,
  type UnionType,
} from '../../model/Model'
import { upperSnake } from '../../model/words'
import { blockComment, headLines } from '../comment'
import { distinct } from '../distinct'
import { envelopeOf } from '../envelope'
import { type Inside, insidesOf } from '../insides'
import type { Language, Place } from '../Language'
import { file, indented } from '../lines'
import { javaRecord } from './javaRecord'
import { escapeDoc, isReserved, quote, typeName } from './javaTypes'
import { payload } from './payload'

/** Java: records in one file, and what writes them as JSON without a library. */
export const java: Language = {
  title: 'Java',
  file: 'Beffroi.java',
  isNamedAfterFile: true,
  annotations: ['jackson'],
  package: {
    word: 'package',
    usual: 'beffroi',
    pattern: /^[a-z_]\w*(?:\.[a-z_]\w*)*$/i,
    example: 'be.montclair.portal',
  },
  print,
}

function print(model: Model, { package: name, fileName, annotations }: Place): string {
  const insideOf = insidesOf(model)
  const declared = model.declarations.flatMap((each) => ['', ...declare(each, insideOf)])
  return file([
    [...headLines(model.edition), 'Java 17 or newer.'].map((line) => `// ${line}`),
    [`package ${name};`],
    [
      '/** The types of the contract; {@link Payload#toJson} writes any of them as JSON. */',
      `public final class ${fileName} {`,
      `  private ${fileName}() {}`,
      '',
      ...indented(payload(annotations)),
      ...indented(declared),
      '}',
    ],
  ])
}

function declare(declaration: Declaration, insideOf: (object: ObjectType) => Inside | undefined): string[] {
  if (isUnion(declaration)) return union(declaration)
  if (declaration.kind === 'enum') return enumeration(declaration)
  return javaRecord({ name: typeName(declaration.name), object: declaration, inside: insideOf(declaration) })
}

function enumeration({ name, values, docs }: EnumType): string[] {
  const names = distinct(values, upperSnake, isReserved)
  return [
    ...blockComment(docs, 'Deprecated: going away.', escapeDoc),
    `public enum ${typeName(name)} implements Coded {`,
    ...values.map((value, index) => `  ${names[index]}(${quote(value)})${index === values.length - 1 ? ';' : ','}`),
    '',
    '  private final String code;',
    '',
    `  ${typeName(name)}(String code) {`,
    '    this.code = code;',
    '  }',
    '',
    '  @Override',
    '  public String code() {',
    '    return code;',
    '  }',
    '}',
  ]
}

/** An envelope asks its inside for the tag, so that nobody can send one with the other's data. */
function union(envelope: UnionType): string[] {
  const { name, tag } = envelope
  const { object, insides, method, leavesOut } = envelopeOf(envelope)
  return [
    `/** What is in a {@link ${name}}: its class decides the "${tag}". */`,
    `public sealed interface ${insides} extends Payload {`,
    `  /** The "${tag}" in JSON. */`,
    `  String ${method}();`,
    '}',
    '',
    ...javaRecord({
      name,
      object,
      inside: undefined,
      first: [`map.put(${quote(tag)}, data.${method}());`],
      ...(leavesOut ? { last: ['if (data.toMap().isEmpty()) map.remove("data");'] } : {}),
    }),
  ]
}
