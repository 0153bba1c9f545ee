import { anyCodePoint, type CodePoints, has } from './CodePoints'

/**
 * A set of texts, written as an expression that may also intersect and invert. Equal expressions are the same object, so
 * that the states of an automaton can be told apart by identity.
 */
export type Language = { readonly id: number; readonly isNullable: boolean; readonly form: Form }

type Form =
  | { kind: 'nothing' | 'empty' }
  | { kind: 'characters'; set: CodePoints }
  | { kind: 'then'; first: Language; rest: Language }
  | { kind: 'repeat'; part: Language; least: number; most: number }
  | { kind: 'any' | 'all'; parts: readonly Language[] }
  | { kind: 'not'; part: Language }

/** Makes languages and steps through them; keeps what it made. */
export class Languages {
  readonly #known = new Map<string, Language>()
  readonly #steps = new Map<string, Language>()
  readonly #sets: CodePoints[] = []
  readonly nothing = this.#keep('0', false, { kind: 'nothing' })
  readonly empty = this.#keep('1', true, { kind: 'empty' })
  readonly everything = this.repeat(this.characters(anyCodePoint), 0, Number.POSITIVE_INFINITY)

  /** Every set of characters that occurs. */
  get sets(): readonly CodePoints[] {
    return this.#sets
  }

  get size(): number {
    return this.#known.size
  }

  #keep(key: string, isNullable: boolean, form: Form): Language {
    const known = this.#known.get(key)
    if (known) return known
    const language = { id: this.#known.size, isNullable, form }
    this.#known.set(key, language)
    return language
  }

  characters(set: CodePoints): Language {
    if (set.length === 0) return this.nothing
    const before = this.size
    const language = this.#keep(`c${JSON.stringify(set)}`, false, { kind: 'characters', set })
    if (this.size > before) this.#sets.push(set)
    return language
  }

  concat(first: Language, rest: Language): Language {
    if (first === this.nothing || rest === this.nothing) return this.nothing
    if (first === this.empty) return rest
    if (rest === this.empty) return first
    if (first.form.kind === 'then') return this.concat(first.form.first, this.concat(first.form.rest, rest))
    return this.#keep(`t${first.id},${rest.id}`, first.isNullable && rest.isNullable, { kind: 'then', first, rest })
  }

  repeat(part: Language, least: number, most: number): Language {
    if (most === 0 || part === this.empty) return this.empty
    if (part === this.nothing) return least === 0 ? this.empty : this.nothing
    if (least === 1 && most === 1) return part
    const from = part.isNullable ? 0 : least
    return this.#keep(`r${part.id},${from},${most}`, from === 0, { kind: 'repeat', part, least: from, most })
  }

  any(...parts: readonly Language[]): Language {
    const flat = this.#flatten('any', parts).filter((part) => part !== this.nothing)
    if (flat.includes(this.everything)) return this.everything
    if (flat.length < 2) return flat[0] ?? this.nothing
    const isNullable = flat.some((part) => part.isNullable)
    return this.#keep(`o${flat.map(({ id }) => id)}`, isNullable, { kind: 'any', parts: flat })
  }

  all(...parts: readonly Language[]): Language {
    const flat = this.#flatten('all', parts).filter((part) => part !== this.everything)
    if (flat.includes(this.nothing)) return this.nothing
    if (flat.includes(this.empty)) return flat.every((part) => part.isNullable) ? this.empty : this.nothing
    if (flat.length < 2) return flat[0] ?? this.everything
    const isNullable = flat.every((part) => part.isNullable)
    return this.#keep(`a${flat.map(({ id }) => id)}`, isNullable, { kind: 'all', parts: flat })
  }

  not(part: Language): Language {
    if (part === this.nothing) return this.everything
    if (part === this.everything) return this.nothing
    if (part.form.kind === 'not') return part.form.part
    return this.#keep(`n${part.id}`, !part.isNullable, { kind: 'not', part })
  }

  #flatten(kind: 'any' | 'all', parts: readonly Language[]): Language[] {
    const flat = parts.flatMap((part) => (part.form.kind === kind ? part.form.parts : [part]))
    return [...new Set(flat)].sort((a, b) => a.id - b.id)
  }

  /** What may follow after a character (Brzozowski's derivative). */
  after(language: Language, code: number): Language {
    const key = `${language.id} ${code}`
    const known = this.#steps.get(key)
    if (known) return known
    const next = this.#step(language.form, code)
    this.#steps.set(key, next)
    return next
  }

  #step(form: Form, code: number): Language {
    switch (form.kind) {
      case 'nothing':
      case 'empty':
        return this.nothing
      case 'characters':
        return has(form.set, code) ? this.empty : this.nothing
      case 'then': {
        const stepped = this.concat(this.after(form.first, code), form.rest)
        return form.first.isNullable ? this.any(stepped, this.after(form.rest, code)) : stepped
      }
      case 'repeat': {
        const { part, least, most } = form
        return this.concat(this.after(part, code), this.repeat(part, Math.max(0, least - 1), most - 1))
      }
      case 'any':
        return this.any(...form.parts.map((part) => this.after(part, code)))
      case 'all':
        return this.all(...form.parts.map((part) => this.after(part, code)))
      case 'not':
        return this.not(this.after(form.part, code))
    }
  }
}
