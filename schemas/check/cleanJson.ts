import type { Issue } from './Issue'
import { limits } from './limits'
import { makeIssue } from './toIssues'
import { escapeKey, type Members } from './value'

/** Surrogates without their other half: halves of characters, which neither HTML nor UTF-8 can hold. */
const loneSurrogates = /\p{Surrogate}/gu

const native: unknown = Reflect.get(String.prototype, 'isWellFormed')

/** `isWellFormed` is much faster than a pattern; browsers have it since 2023. */
const isWellFormed: (text: string) => boolean =
  typeof native === 'function'
    ? (text) => Reflect.apply(native, text, []) === true
    : (text) => text.search(loneSurrogates) === -1

const toWellFormed = (text: string): string => text.replace(loneSurrogates, '\ufffd')

/** Whether the lists and objects in a value are nested more than `limits.levels` deep. Needs no stack. */
export const isTooDeep = (value: unknown): boolean => !isClean(value, false)

/**
 * Makes a JSON value safe to read by recursion and to render: removes what is nested more than `limits.levels` deep, and
 * replaces each half of a character by U+FFFD. Returns the value itself when there is nothing to do, else a copy. Every
 * program calls this where JSON enters, before anything else reads the value.
 */
export const cleanJson = (value: unknown, report: (issue: Issue) => void): unknown =>
  isClean(value, true) ? value : copyClean(value, report)

/** The pointer to the first value that is nested too deep; undefined when there is none. */
export function findTooDeep(value: unknown): string | undefined {
  if (!isTooDeep(value)) return undefined
  let found: string | undefined
  copyClean(value, ({ code, pointer }) => {
    if (code === 'too-deep') found ??= pointer
  })
  return found
}

/** The issue of a value past the limit. */
export const tooDeepIssue = (pointer: string): Issue =>
  makeIssue('too-deep', pointer, `Lists and objects are nested over ${limits.levels} levels deep.`)

/** A list or an object. */
type Holder = Members | readonly unknown[]

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null

const isList = (holder: Holder): holder is readonly unknown[] => Array.isArray(holder)

/** Whether a value keeps the limit of levels and, with `readsText`, its texts are well-formed. Goes level by level. */
function isClean(value: unknown, readsText: boolean): boolean {
  if (typeof value === 'string') return !readsText || isWellFormed(value)
  let level: Holder[] = isHolder(value) ? [value] : []
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > limits.levels) return false
    const next: Holder[] = []
    for (const holder of level) {
      if (isList(holder)) {
        for (const item of holder) {
          if (isHolder(item)) next.push(item)
          else if (readsText && typeof item === 'string' && !isWellFormed(item)) return false
        }
        continue
      }
      for (const name in holder) {
        const member = holder[name]
        if (isHolder(member)) next.push(member)
        else if (readsText && typeof member === 'string' && !isWellFormed(member)) return false
        if (readsText && !isWellFormed(name)) return false
      }
    }
    level = next.length > maxUnsorted ? [...new Set(next)] : next
  }
  return true
}

/** Levels of more containers are searched for repeated ones, so that objects that contain themselves stay bounded. */
const maxUnsorted = 10_000

/** A list or an object, its copy, and the way to it. */
type Entry = { source: object; copy: object; name: string; holder: Entry | undefined }

const newEntry = (source: object, name: string, holder?: Entry): Entry => ({
  source,
  copy: Array.isArray(source) ? [] : {},
  name,
  holder,
})

function copyClean(value: unknown, report: (issue: Issue) => void): unknown {
  if (typeof value === 'string') return cleanText(value, () => '', report)
  if (typeof value !== 'object' || value === null) return value
  const first = newEntry(value, '')
  let level = [first]
  for (let depth = 1; level.length > 0; depth++) {
    // An object that occurs again on a level has one copy there.
    const next = new Map<object, Entry>()
    for (const entry of level) {
      for (const [name, member] of Object.entries(entry.source)) {
        const pointer = () => `${pointerOf(entry)}/${escapeKey(name)}`
        const key = cleanText(name, pointer, report)
        if (typeof member === 'string') put(entry.copy, key, cleanText(member, pointer, report))
        else if (typeof member !== 'object' || member === null) put(entry.copy, key, member)
        else if (depth >= limits.levels) report(tooDeepIssue(pointer()))
        else {
          const inner = next.get(member) ?? newEntry(member, name, entry)
          put(entry.copy, key, inner.copy)
          next.set(member, inner)
        }
      }
    }
    level = [...next.values()]
  }
  return first.copy
}

function put(copy: object, name: string, value: unknown): void {
  if (Array.isArray(copy)) copy.push(value)
  // Assignment would change the prototype for the name `__proto__`.
  else Object.defineProperty(copy, name, { value, enumerable: true, configurable: true, writable: true })
}

function cleanText(text: string, pointer: () => string, report: (issue: Issue) => void): string {
  if (isWellFormed(text)) return text
  const clean = toWellFormed(text)
  const fact = 'This text contains half of a character; the other half is missing.'
  report(makeIssue('lone-surrogate', pointer().replace(loneSurrogates, '\ufffd'), fact))
  return clean
}

function pointerOf(entry: Entry): string {
  const names: string[] = []
  for (let at: Entry | undefined = entry; at?.holder; at = at.holder) names.push(escapeKey(at.name))
  return names
    .reverse()
    .map((name) => `/${name}`)
    .join('')
}
