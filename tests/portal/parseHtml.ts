import { DomUtils, parseDocument } from 'htmlparser2'
import { rawKeysIn } from '../helpers/rawKeysIn'

const { findAll, textContent } = DomUtils

export type Element = ReturnType<typeof findAll>[number]

/** A page as the server sends it, for tests that read hundreds of them. */
export type Html = { elements: Element[]; all(name: string): Element[]; find(name: string): Element | undefined }

export function parseHtml(text: string): Html {
  const elements = findAll(() => true, parseDocument(text).children)
  const all = (name: string) => elements.filter((element) => element.name === name)
  return { elements, all, find: (name) => elements.find((element) => element.name === name) }
}

/** The elements of a name inside another element. */
export const allInside = (element: Element | undefined, name: string): Element[] =>
  element ? findAll((one) => one.name === name, element.children) : []

export const textOf = (element: Element | undefined): string => (element ? textContent(element).trim() : '')

/** Attributes that visitors read or hear. */
const named = ['aria-label', 'alt', 'title', 'placeholder']

/** What is wrong with the HTML of a page, one sentence each. `lang` is the language the page must have. */
export function findHtmlProblems({ elements, all, find }: Html, lang: string): string[] {
  const ids = elements.flatMap(({ attribs }) => attribs.id ?? [])
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index)
  const inside = all('a').flatMap(({ attribs }) => (attribs.href?.startsWith('#') ? attribs.href.slice(1) : []))
  const count = (name: string) => (all(name).length === 1 ? [] : [`${all(name).length} × ${name}`])
  const visible = textOf(find('body')).replace(/\{"portal":[\s\S]*/, '')
  return [
    ...(find('html')?.attribs.lang === lang ? [] : [`lang is ${find('html')?.attribs.lang}`]),
    ...['main', 'h1', 'title', 'html', 'body'].flatMap(count),
    ...(textOf(find('title')) ? [] : ['an empty title']),
    ...twice.map((id) => `id ${id} twice`),
    ...inside.filter((id) => !ids.includes(id)).map((id) => `#${id} leads nowhere`),
    ...elements.flatMap(({ name, attribs }) =>
      Object.keys(attribs).flatMap((key) => (key === 'style' || /^on/.test(key) ? [`${key} on ${name}`] : [])),
    ),
    ...all('style').map(() => 'a style of its own'),
    ...all('script').flatMap(({ attribs }) =>
      attribs.src || /^application\/(?:ld\+)?json$/.test(attribs.type ?? '') ? [] : ['a script'],
    ),
    ...all('img').flatMap(({ attribs }) => (attribs.alt === undefined ? [`no alt: ${attribs.src}`] : [])),
    ...all('a').flatMap((link) =>
      link.attribs.href || link.attribs['aria-disabled'] === 'true' ? [] : [`a link without address: ${textOf(link)}`],
    ),
    ...[visible, ...elements.flatMap(({ attribs }) => named.map((name) => attribs[name] ?? ''))].flatMap((text) =>
      rawKeysIn(text).map((key) => `the key ${key} in place of its text`),
    ),
    ...(/undefined|\[object |\bNaN\b|Invalid Date/.exec(visible) ?? []),
  ]
}
