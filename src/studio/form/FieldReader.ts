import type { Issue } from '../../../schemas'
import type { SchemaNode } from '../../../schemas/compile/SchemaNode'
import { isObject } from '../../../schemas/engine'
import { joinPointer, memberOf } from '../../../schemas/json/pointer'
import { type ContractWords, descriptionOf, titleOf, valueWords } from '../outline/ContractWords'
import { documentTitle } from '../outline/documentTitle'
import { hintOf } from '../outline/hintOf'
import { worstOf } from '../outline/worstOf'
import type { Choice, DocumentLink, Field, FieldBase, FieldLimits, KeptField, ObjectField } from './Field'
import { fieldKind } from './fieldKind'

type Member = { name: string; isRequired: boolean; before: readonly string[] }

/** Reads the fields of one document, and gives each issue to the innermost field that it is about. */
export class FieldReader {
  readonly #words: ContractWords
  readonly #issues: Set<Issue>

  constructor(words: ContractWords, issues: readonly Issue[]) {
    this.#words = words
    this.#issues = new Set(issues)
  }

  /** The fields of an object at a pointer: those of the schema in its order, then the members that it does not know. */
  members(node: SchemaNode, value: unknown, pointer: string, without: readonly string[] = []): readonly Field[] {
    const names = [...node.properties.keys()]
    const known = [...node.properties.values()].flatMap(({ name, node: member, isRequired }, index) => {
      if (without.includes(name)) return []
      const before = names.slice(0, index)
      return (
        this.#field(member, memberOf(value, name), pointer + joinPointer([name]), { name, isRequired, before }) ?? []
      )
    })
    const others = isObject(value) ? Object.keys(value).filter((name) => !names.includes(name)) : []
    const kept = others.map((name) =>
      this.kept(node, memberOf(value, name), pointer + joinPointer([name]), name, 'unknown'),
    )
    return [...known, ...kept]
  }

  /** A field for a value that the form leaves as it is. */
  kept(node: SchemaNode, value: unknown, pointer: string, name: string, reason: KeptField['reason']): KeptField {
    const member = { name, isRequired: false, before: [] }
    const base = this.#base(node, value, pointer, member, true)
    return { ...base, kind: 'kept', reason, ...(reason === 'unknown' ? { title: name, description: undefined } : {}) }
  }

  /** The issues that no field took. */
  remaining(): readonly Issue[] {
    return [...this.#issues]
  }

  #field(node: SchemaNode, value: unknown, pointer: string, member: Member): Field | undefined {
    const kind = fieldKind(node, value)
    const isWhole = kind !== 'object' && kind !== 'list' && kind !== 'entries'
    if (kind === undefined) return undefined
    if (kind === 'kept') return this.kept(node, value, pointer, member.name, 'type')
    if (kind === 'document' || kind === 'documents') return this.#documents(kind, node, value, pointer, member)
    const base = this.#base(node, value, pointer, member, isWhole)
    if (kind === 'object') return this.#object(base, node, value)
    if (kind === 'list' || kind === 'entries') {
      const item = kind === 'list' ? node.items : node.additionalProperties
      return item && { ...base, kind, item, fields: this.#items(item, value, pointer) }
    }
    return { ...base, kind, choices: kind === 'choice' ? this.#choices(node, value) : [] }
  }

  /** The fields of an object without issues are read when they are shown: a list may have thousands of closed items. */
  #object(base: FieldBase, node: SchemaNode, value: unknown): ObjectField {
    const { pointer } = base
    const read = () => (value === undefined ? [] : this.members(node, value, pointer))
    const hasIssues = [...this.#issues].some((issue) => issue.pointer.startsWith(`${pointer}/`))
    if (hasIssues) return { ...base, kind: 'object', fields: read() }
    let fields: readonly Field[] | undefined
    return {
      ...base,
      kind: 'object',
      get fields() {
        fields ??= read()
        return fields
      },
    }
  }

  #items(item: SchemaNode, value: unknown, pointer: string): readonly Field[] {
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).map(([name, member]) => {
      const at = pointer + joinPointer([name])
      const field = this.#field(item, member, at, { name, isRequired: true, before: [] })
      return field ?? this.kept(item, member, at, name, 'type')
    })
  }

  #documents(kind: 'document' | 'documents', node: SchemaNode, value: unknown, pointer: string, member: Member): Field {
    const inner = kind === 'documents' ? (node.items ?? node) : node
    const envelope = inner.envelope ?? 'block'
    const link = (document: unknown, at: string): DocumentLink => ({
      pointer: at,
      title: isObject(document) ? documentTitle(inner, document, this.#words) : JSON.stringify(document),
      hint: hintOf(inner, document),
      issues: worstOf(this.#take((issue) => issue.pointer === at || issue.pointer.startsWith(`${at}/`))),
    })
    if (kind === 'documents') {
      const list = Array.isArray(value) ? value : []
      const documents = list.map((item: unknown, index) => link(item, `${pointer}/${index}`))
      return { ...this.#base(node, value, pointer, member, true), kind, envelope, documents }
    }
    // An issue at the pointer of a missing document is about its member.
    const document = value === undefined ? undefined : link(value, pointer)
    return { ...this.#base(node, value, pointer, member, true), kind, envelope, document }
  }

  /** `isWhole` says that the field has no fields of its own, so that it takes the issues inside its value as well. */
  #base(
    node: SchemaNode,
    value: unknown,
    pointer: string,
    { name, isRequired, before }: Member,
    isWhole: boolean,
  ): FieldBase {
    return {
      pointer,
      name,
      isRequired,
      before,
      value,
      node,
      title: titleOf(node, this.#words, name),
      description: descriptionOf(node, this.#words),
      fallback: node.get('default'),
      limits: limitsOf(node),
      issues: this.#take((issue) => issue.pointer === pointer || (isWhole && issue.pointer.startsWith(`${pointer}/`))),
    }
  }

  #choices(node: SchemaNode, value: unknown): readonly Choice[] {
    const allowed = node.values ?? []
    const values = value === undefined || allowed.includes(value) ? allowed : [value, ...allowed]
    return values.map((each) => ({ value: each, title: valueWords(node, this.#words, each) }))
  }

  #take(isMine: (issue: Issue) => boolean): readonly Issue[] {
    const mine = [...this.#issues].filter(isMine)
    for (const issue of mine) this.#issues.delete(issue)
    return mine
  }
}

function limitsOf(node: SchemaNode): FieldLimits {
  const find = (...keywords: string[]) =>
    keywords.map((keyword) => node.number(keyword)).find((limit) => limit !== undefined)
  const min = find('minLength', 'minimum', 'minItems', 'minProperties')
  const max = find('maxLength', 'maximum', 'maxItems', 'maxProperties')
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
}
