import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { IntlMessageFormat } from 'intl-messageformat'
import { z } from 'zod'
import { root } from '../helpers/fixtures'

const written = z.record(z.string(), z.string())

/** The texts of a folder: messages by key, by language. French is the source language. */
export type TextFolder = { path: string; french: Texts; languages: ReadonlyMap<string, Texts> }
export type Texts = Readonly<Record<string, string>>

const filesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
    `${folder}/${path}`.replaceAll('\\', '/'),
  )

const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** The folders with texts below a folder. */
export function textFoldersBelow(folder: string): TextFolder[] {
  const files = filesBelow(folder).filter((path) => /\/[a-z]{2}\.json$/.test(path))
  const paths = [...new Set(files.map((file) => dirname(file)))].sort()
  return paths.map((path) => {
    const names = files.filter((file) => dirname(file) === path).map((file) => basename(file, '.json'))
    const languages = new Map(names.map((name) => [name, written.parse(JSON.parse(read(`${path}/${name}.json`)))]))
    return { path, french: languages.get('fr') ?? {}, languages }
  })
}

/** The arguments of an ICU message, each once, sorted. Throws on a syntax error. */
export const argumentsOf = (message: string): string[] => namesIn(message, () => true)

/** The arguments of an ICU message that it writes as they are, without the format of its language. */
export const unformattedArgumentsOf = (message: string): string[] => namesIn(message, ({ type }) => type === 1)

function namesIn(message: string, counts: (element: MessageFormatElement) => boolean): string[] {
  const names = new Set<string>()
  const visit = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      // A literal, and the `#` of a plural, have no name.
      if (element.type === 0 || element.type === 7) continue
      if (counts(element)) names.add(element.value)
      if ('children' in element) visit(element.children)
      if ('options' in element) for (const { value } of Object.values(element.options)) visit(value)
    }
  }
  visit(new IntlMessageFormat(message).getAst())
  return [...names].sort()
}

/** The TypeScript of folders as one string. */
export const codeOf = (folders: readonly string[]): string =>
  folders
    .flatMap(filesBelow)
    .filter((path) => /\.tsx?$/.test(path))
    .map(read)
    .join('\n')

const hole = /\$\{[^`{}]*\}/g

/** Decides whether code has a key as a string, or a template with words of its own that can make it. */
export function usesIn(code: string): (key: string) => boolean {
  const strings = new Set([...code.matchAll(/['"`]([\w.-]+)['"`]/g)].map(([, text]) => text))
  const templates = [...code.matchAll(/`([\w.-]*(?:\$\{[^`{}]*\}[\w.-]*)+)`/g)].map(([, text = '']) => text)
  const patterns = [...new Set(templates)]
    .filter((template) => /\w/.test(template.replace(hole, '')))
    .map((template) => new RegExp(`^${template.replaceAll('.', '\\.').replace(hole, '[\\w-]+')}$`))
  return (key) => strings.has(key) || patterns.some((pattern) => pattern.test(key))
}
