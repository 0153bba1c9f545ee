import { anyCodePoint } from './CodePoints'
import type { Language, Languages } from './Language'
import { parsePattern } from './parsePattern'
import type { Syntax } from './Syntax'

/** Larger counts would make automata of thousands of states. */
const mostRepeats = 2000

class Unfollowable extends Error {}

/** All texts in which a pattern is found somewhere; undefined when that is beyond what automata do. */
export function toLanguage(languages: Languages, pattern: string): Language | undefined {
  const syntax = parsePattern(pattern)
  if (!syntax) return undefined
  const { everything } = languages
  const later = languages.concat(languages.characters(anyCodePoint), everything)
  try {
    const atStart = translate(languages, syntax, everything, true)
    return languages.any(atStart, languages.concat(later, translate(languages, syntax, everything, false)))
  } catch (error) {
    if (error instanceof Unfollowable) return undefined
    throw error
  }
}

/** A part of a pattern followed by `rest`; `isFirst` when it stands at the start of the text, which `^` asks about. */
function translate(languages: Languages, syntax: Syntax, rest: Language, isFirst: boolean): Language {
  switch (syntax.kind) {
    case 'characters':
      return languages.concat(languages.characters(syntax.set), rest)
    case 'start':
      return isFirst ? rest : languages.nothing
    case 'end':
      return rest.isNullable ? languages.empty : languages.nothing
    case 'choice':
      return languages.any(...syntax.parts.map((part) => translate(languages, part, rest, isFirst)))
    case 'ahead': {
      const ahead = translate(languages, syntax.part, languages.everything, isFirst)
      return languages.all(syntax.isNegative ? languages.not(ahead) : ahead, rest)
    }
    case 'sequence':
      return translateSequence(languages, syntax.parts, rest, isFirst)
    case 'repeat':
      return translateRepeat(languages, syntax, rest, isFirst)
  }
}

function translateSequence(languages: Languages, parts: readonly Syntax[], rest: Language, isFirst: boolean): Language {
  const first: boolean[] = []
  let isStill = isFirst
  for (const [index, part] of parts.entries()) {
    first.push(isStill)
    const width = widthOf(part)
    if (width === 'some') isStill = false
    // Whether what follows stands at the start depends on the text.
    else if (width === 'either' && isStill && parts.slice(index + 1).some(asksForStart)) throw new Unfollowable()
    else if (width === 'either') isStill = false
  }
  return parts.reduceRight(
    (following, part, index) => translate(languages, part, following, first[index] ?? false),
    rest,
  )
}

function translateRepeat(
  languages: Languages,
  { part, least, most }: Extract<Syntax, { kind: 'repeat' }>,
  rest: Language,
  isFirst: boolean,
): Language {
  if (least > mostRepeats || (Number.isFinite(most) && most > mostRepeats)) throw new Unfollowable()
  if (!asserts(part)) {
    return languages.concat(languages.repeat(translate(languages, part, languages.empty, isFirst), least, most), rest)
  }
  if (most > 1) throw new Unfollowable()
  const once = translate(languages, part, rest, isFirst)
  return least === 1 || most === 0 ? (most === 0 ? rest : once) : languages.any(once, rest)
}

/** Whether a part takes characters: none, some, or either. */
function widthOf(syntax: Syntax): 'none' | 'some' | 'either' {
  switch (syntax.kind) {
    case 'characters':
      return 'some'
    case 'start':
    case 'end':
    case 'ahead':
      return 'none'
    case 'repeat': {
      const inside = widthOf(syntax.part)
      return syntax.least > 0 || inside === 'none' ? inside : 'either'
    }
    case 'sequence': {
      const widths = syntax.parts.map(widthOf)
      return widths.includes('some') ? 'some' : widths.includes('either') ? 'either' : 'none'
    }
    case 'choice': {
      const widths = new Set(syntax.parts.map(widthOf))
      return widths.size === 1 ? ([...widths][0] ?? 'none') : 'either'
    }
  }
}

const contains = (syntax: Syntax, test: (part: Syntax) => boolean): boolean => {
  if (test(syntax)) return true
  if (syntax.kind === 'sequence' || syntax.kind === 'choice') return syntax.parts.some((part) => contains(part, test))
  return syntax.kind === 'repeat' || syntax.kind === 'ahead' ? contains(syntax.part, test) : false
}

const asksForStart = (syntax: Syntax): boolean => contains(syntax, ({ kind }) => kind === 'start')

const asserts = (syntax: Syntax): boolean =>
  contains(syntax, ({ kind }) => kind === 'start' || kind === 'end' || kind === 'ahead')
