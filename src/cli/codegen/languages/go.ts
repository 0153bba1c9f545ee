import { type EnumType, isUnion, type Model, type UnionType } from '../model/Model'
import { code, fileHead, jsonString, paragraphs, toFile } from './code'
import {
  aligned,
  exportedName,
  goComment,
  goStruct,
  jsonTag,
  type Override,
  overridesOf,
  structMembers,
  structType,
  typeName,
  withOverrides,
} from './goStruct'
import type { Language, PrintOptions } from './Language'
import { enumMembers, type Member } from './members'
import { optionalData, payloadNames, printDeclarations } from './unions'

/** Go: structs that json.Marshal writes and json.Unmarshal reads. */
export const go: Language = {
  title: 'Go',
  file: 'beffroi.go',
  package: { word: 'package', default: 'beffroi', pattern: /^[a-z_][a-z0-9_]*$/i, example: 'portal' },
  print,
}

function print(model: Model, options: PrintOptions): string {
  const hasUnion = model.declarations.some(isUnion)
  return toFile([
    fileHead(model, '//'),
    code`
      // Package ${options.package} holds the types of the contract. Go 1.18 or newer.
      package ${options.package}
    `,
    hasUnion ? ['import (', '\t"encoding/json"', '\t"fmt"', ')'] : ['import "encoding/json"'],
    runtime,
    ...printDeclarations(model, { enumeration, object: goStruct, union: envelope }),
  ])
}

function enumeration(type: EnumType): string[] {
  const name = typeName(type.name)
  const members = enumMembers(type, { convert: exportedName })
  return code`
    ${goComment(type.docs)}
    type ${name} string

    const (
    	${aligned(members.map((each) => [`${name}${each.name}`, `${name} = ${jsonString(each.value)}`]))}
    )
  `
}

/** An envelope whose data knows its tag, so that no data can be sent with a wrong tag. */
function envelope(union: UnionType): string[] {
  const { name, tag, docs, fields } = union
  const { base, tagMember } = payloadNames(union)
  const members = structMembers({ fields, additional: undefined }).map((member) =>
    member.as === 'Data' ? { ...member, as: 'Data2' } : member,
  )
  const data = [`// Its type decides the "${tag}".`, `Data ${base} \`json:"-"\``]
  return paragraphs([
    code`
      // ${base} is what is in ${withArticle(name)}: its type decides the "${tag}".
      type ${base} interface{ ${tagMember}() string }
    `,
    [...goComment(docs), ...structType(name, data, members)],
    marshal(union, members),
    unmarshal(union),
    readData(union),
  ])
}

function marshal(union: UnionType, members: readonly Member[]): string[] {
  const { name, tag } = union
  const optional = optionalData(union).map(typeName)
  const omitEmptyData = code`
    if string(data) == "{}" {
    	switch v.Data.(type) {
    	case ${optional.flatMap((each) => [each, `*${each}`]).join(', ')}:
    		data = nil
    	}
    }
  `
  const overrides: Override[] = [
    { as: 'Tag', name: tag, type: 'string', value: `v.Data.${payloadNames(union).tagMember}()`, isOptional: false },
    { as: 'Inside', name: 'data', type: 'json.RawMessage', value: 'data', isOptional: true },
    ...overridesOf(members),
  ]
  return code`
    func (v ${name}) MarshalJSON() ([]byte, error) {
    	if v.Data == nil {
    		return nil, fmt.Errorf("${withArticle(name)} has no Data")
    	}
    	data, err := json.Marshal(v.Data)
    	if err != nil {
    		return nil, err
    	}
    	${optional.length > 0 ? omitEmptyData : []}
    	type plain ${name}
    	${withOverrides('return json.Marshal(', overrides, ')')}
    }
  `
}

const unmarshal = ({ name, tag }: UnionType): string[] => code`
  func (v *${name}) UnmarshalJSON(text []byte) error {
  	type plain ${name}
  	var envelope struct {
  		Tag    string          ${jsonTag(tag, false)}
  		Inside json.RawMessage ${jsonTag('data', false)}
  		plain
  	}
  	if err := json.Unmarshal(text, &envelope); err != nil {
  		return err
  	}
  	data, err := read${name}Data(envelope.Tag, envelope.Inside)
  	if err != nil {
  		return err
  	}
  	*v = ${name}(envelope.plain)
  	v.Data = data
  	return nil
  }
`

const readData = ({ name, tag, variants }: UnionType): string[] => code`
  func read${name}Data(tag string, text json.RawMessage) (${name}Data, error) {
  	switch tag {
  	${variants.flatMap((variant) => [
      `case ${jsonString(variant.tag)}:`,
      `\treturn readData[${typeName(variant.data)}](text)`,
    ])}
  	}
  	return nil, fmt.Errorf("there is no ${name.toLowerCase()} with the ${tag} %q", tag)
  }
`

const withArticle = (name: string): string => `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`

/** The types and functions that all structs use. */
const runtime = code`
  // Ptr gives the address of a value, as optional members want it: Ptr("text").
  func Ptr[T any](value T) *T { return &value }

  // List is a slice that is written as [] when it is nil; any []T can be given for it.
  type List[T any] []T

  func (l List[T]) MarshalJSON() ([]byte, error) {
  	if l == nil {
  		return []byte("[]"), nil
  	}
  	return json.Marshal([]T(l))
  }

  // Map is a map that is written as {} when it is nil; any map[string]T can be given for it.
  type Map[T any] map[string]T

  func (m Map[T]) MarshalJSON() ([]byte, error) {
  	if m == nil {
  		return []byte("{}"), nil
  	}
  	return json.Marshal(map[string]T(m))
  }

  // readData reads what is in an envelope; nothing where nothing is there.
  func readData[T any](text json.RawMessage) (T, error) {
  	var data T
  	if len(text) == 0 {
  		return data, nil
  	}
  	err := json.Unmarshal(text, &data)
  	return data, err
  }

  // present leaves out what is nil, and keeps what is only empty.
  func present[T any](value T, isNil bool) *T {
  	if isNil {
  		return nil
  	}
  	return &value
  }

  // merge writes an object with further members; its own win.
  func merge[T any](object any, further Map[T]) ([]byte, error) {
  	text, err := json.Marshal(object)
  	if err != nil || len(further) == 0 {
  		return text, err
  	}
  	members := map[string]any{}
  	for name, value := range further {
  		members[name] = value
  	}
  	own := map[string]json.RawMessage{}
  	if err := json.Unmarshal(text, &own); err != nil {
  		return nil, err
  	}
  	for name, value := range own {
  		members[name] = value
  	}
  	return json.Marshal(members)
  }
`
