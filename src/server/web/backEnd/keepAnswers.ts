import { setTimeout as wait } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { isObject, own } from '../../../../schemas/engine'
import { type Api, type ApiAnswer, personalAnswer } from '../../http/Api'
import { parseJson } from '../../http/parseJson'
import { hasStoredData } from '../../identity/Visitor'
import { saysMaintenance } from '../saysMaintenance'
import { addressesOf } from './addressesOf'
import type { CopyFolder } from './CopyFolder'

/** The configuration of a portal, which every page needs. */
const configuration = addressesOf(['readPortal'])

/** What surrounds every page: menu, topics and footer. */
const shell = addressesOf(['readMenu', 'listTags', 'readFooter', 'readMaintenanceFooter'])

/** Time that a page waits for what surrounds it when there is a copy, in ms. */
export const shellWaitMs = 1000

/** Memory of the copies, in characters, and that of one. */
const maxChars = 16 * 1024 * 1024
const maxCopyChars = 1024 * 1024

type Copy = { type: string; text: string }

/**
 * Keeps the last good configuration of each portal, and its last menu, topics and footer, in place of answers that fail: visitors see
 * their town's name while its back end is away. A copy of what surrounds a page also replaces an answer that takes too long. `folder` has
 * the configurations of before a restart.
 */
export function keepAnswers(api: Api, folder?: CopyFolder): Api {
  const copies = new LRUCache<string, Copy>({
    maxSize: maxChars,
    maxEntrySize: maxCopyChars,
    sizeCalculation: ({ text }, key) => text.length + key.length,
  })
  /** The key of the last good configuration of a portal in any language. */
  const anyLanguage = new Map<string, string>()

  /** Answers that were kept or found unusable before, by the entry of the cache. */
  const seen = new WeakMap<object, boolean>()

  function keep(key: string, path: string, copy: Copy): void {
    copies.set(key, copy)
    if (configuration.test(path)) anyLanguage.set(path, key)
  }
  for (const { key, path, type, text } of folder?.read() ?? []) keep(key, path, { type, text })

  /** Whether a page can use an answer; keeps it if so. */
  async function isUsable(answer: ApiAnswer, key: string, path: string, init: RequestInit): Promise<boolean> {
    const known = answer.shared && seen.get(answer.shared.value)
    if (known !== undefined) return known
    const response = answer.response().clone()
    const isConfiguration = configuration.test(path)
    if (response.status >= 500) return !isConfiguration && (await saysMaintenance(response))
    if (response.status !== 200) return true
    const text = await response.text()
    const data = dataOf(text)
    const isGood = isObject(data) || (!isConfiguration && Array.isArray(data))
    const isForAll = isConfiguration || !hasStoredData(Object.fromEntries(new Headers(init.headers)))
    if (isGood && isForAll) {
      const type = response.headers.get('content-type') ?? 'application/json'
      keep(key, path, { type, text })
      if (isConfiguration && text.length <= maxCopyChars) folder?.keep({ key, path, type, text })
    }
    if (answer.shared) seen.set(answer.shared.value, isGood)
    return isGood
  }

  return async (path, init = {}) => {
    const isShell = shell.test(path)
    if ((init.method ?? 'GET').toUpperCase() !== 'GET' || !(isShell || configuration.test(path))) {
      return await api(path, init)
    }
    const key = JSON.stringify([new Headers(init.headers).get('x-lgc-language') ?? '', path])
    const copy = copies.get(key) ?? copies.get(anyLanguage.get(path) ?? '')
    const asked = api(path, init).then(async (answer) => ({ answer, isGood: await isUsable(answer, key, path, init) }))
    if (!copy) return (await asked).answer
    const found = await (isShell ? withinTime(asked) : asked).catch(() => undefined)
    if (found?.isGood) return found.answer
    return personalAnswer(new Response(copy.text, { headers: { 'content-type': copy.type } }))
  }
}

/** The answer, or undefined when it takes longer than a page waits for what surrounds it. */
async function withinTime<T>(answer: Promise<T>): Promise<T | undefined> {
  const given = new AbortController()
  const late = wait(shellWaitMs, undefined, { signal: given.signal, ref: false }).catch(() => undefined)
  try {
    return await Promise.race([answer, late])
  } finally {
    given.abort()
  }
}

function dataOf(text: string): unknown {
  const body = parseJson(text)
  return isObject(body) ? own(body, 'data') : undefined
}
