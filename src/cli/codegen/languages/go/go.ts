import { type Declaration, type EnumType, isUnion, type Model, type ObjectType } from '../../model/Model'
import { headLines, lineComment } from '../comment'
import { distinct } from '../distinct'
import { type Inside, insidesOf } from '../insides'
import type { Language, Place } from '../Language'
import { file } from '../lines'
import { goStruct } from './goStruct'
import { aligned, exported, typeName } from './goTypes'
import { goUnion } from './goUnion'
import { quote } from './quote'

/** Go: structs that json.Marshal writes and json.Unmarshal reads. */
export const go: Language = {
  title: 'Go',
  file: 'beffroi.go',
  package: { word: 'package', usual: 'beffroi', pattern: /^[a-z_][a-z0-9_]*$/i, example: 'portal' },
  print,
}

function print(model: Model, place: Place): string {
  const insideOf = insidesOf(model)
  return file([
    headLines(model.edition).map((line) => `// ${line}`),
    [`// Package ${place.package} holds the types of the contract. Go 1.18 or newer.`, `package ${place.package}`],
    model.declarations.some(isUnion) ? ['import (', '\t"encoding/json"', '\t"fmt"', ')'] : ['import "encoding/json"'],
    shared,
    ...model.declarations.map((each) => declare(each, insideOf)),
  ])
}

function declare(declaration: Declaration, insideOf: (object: ObjectType) => Inside | undefined): string[] {
  if (isUnion(declaration)) return goUnion(declaration)
  return declaration.kind === 'enum' ? enumeration(declaration) : goStruct(declaration, insideOf(declaration))
}

function enumeration({ name, values, docs }: EnumType): string[] {
  const type = typeName(name)
  const names = distinct(values, (value) => exported(value))
  return [
    ...lineComment('//', docs, 'Deprecated: going away.'),
    `type ${type} string`,
    '',
    'const (',
    ...aligned(values.map((value, index) => [`\t${type}${names[index]}`, `${type} = ${quote(value)}`])),
    ')',
  ]
}

const shared = `
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
}`
  .trim()
  .split('\n')
