import type { Issue } from '../check/Issue'
import type { SchemaNode } from '../compile/SchemaNode'
import type { Locale } from '../generated/types'
import { faultOf } from './faultOf'
import { IssueSentences } from './IssueSentences'
import type { FieldWords, IssueWords, LanguageWords, SchemaWords } from './LanguageWords'
import { wordPath } from './wordPath'

/** The words of the contract in one language. */
export class Words {
  readonly #words: LanguageWords
  readonly #sentences: IssueSentences

  constructor(
    readonly language: Locale,
    words: LanguageWords,
  ) {
    this.#words = words
    this.#sentences = new IssueSentences(language, words)
  }

  /** The words for the schema in a file such as `blocks/poll.json`. Undefined for entities, whose words are English alone. */
  schema(file: string): SchemaWords | undefined {
    return own(this.#words.schemas, file.replace(/\.json$/, ''))
  }

  /** Every schema that has words, by its path without extension. */
  get schemas(): Readonly<Record<string, SchemaWords>> {
    return this.#words.schemas
  }

  /**
   * The words for a schema anywhere in a file: its own, and where it refers to another one and says nothing itself, those of the
   * other. Without words both members are undefined.
   */
  describe(node: SchemaNode): Partial<FieldWords> {
    let title: string | undefined
    let description: string | undefined
    for (const { path, pointer } of node.chain) {
      const words = this.at(path, pointer)
      title ??= words?.title
      description ??= words?.description
    }
    return { ...(title === undefined ? {} : { title }), ...(description === undefined ? {} : { description }) }
  }

  /** The words for the schema at a pointer into a file, without those of what it refers to. */
  at(file: string, pointer: string): FieldWords | undefined {
    const schema = this.schema(file)
    return pointer === '' ? schema : own(schema?.properties, wordPath(pointer))
  }

  /** The words for an allowed value of a schema or of its items. */
  value(node: SchemaNode, value: string): string | undefined {
    for (const part of [node, node.items].flatMap((each) => each?.chain ?? [])) {
      const words = own(own(this.schema(part.path)?.values, wordPath(part.pointer)), value)
      if (words !== undefined) return words
    }
    return undefined
  }

  issue(code: string): IssueWords | undefined {
    return own(this.#words.issues, code)
  }

  /** The message of an issue in this language. English issues have theirs, which says more. */
  message(issue: Issue): string {
    return this.language === 'en' ? issue.message : this.#sentences.messageOf(issue)
  }

  /** What is wrong with a value in one to three words; undefined for issues of another kind. */
  fault(issue: Issue): string | undefined {
    const fault = faultOf(issue)
    return fault && own(this.#words.briefs, fault)
  }

  /** The title of a valid example, by the name of its file. */
  example(name: string): string | undefined {
    return own(this.#words.examples, name)
  }

  /** The title of a sample page. */
  page(name: string): string | undefined {
    return own(this.#words.pages, name)
  }
}

const own = <V>(record: Readonly<Record<string, V>> | undefined, name: string): V | undefined =>
  record && Object.hasOwn(record, name) ? record[name] : undefined
