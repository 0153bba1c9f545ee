import { isObject, type Members, own } from '../../../../schemas/engine'
import { pollServiceOperations } from '../../../../schemas/generated/pollServiceOperations'
import { type Api, type ApiAnswer, personalAnswer } from '../../http/Api'
import type { SharedAnswer } from '../../http/internalCalls'
import { parseJson } from '../../http/parseJson'
import { hasStoredData } from '../../identity/Visitor'
import { addressesOf } from './addressesOf'

/** The calls whose answers hold blocks that a visitor reads. */
const blockCalls = addressesOf(['readHome', 'readContent', 'readPublication', 'readEvent', 'listAside', 'readBlock'])

const portalOf = (path: string): string | undefined => /\/portal\/([^/?]+)/.exec(path)?.[1]

/** The most polls of one answer that are asked for. */
const maxPolls = 10

const uidPattern = /^[A-Za-z0-9][\w-]{0,79}$/

/**
 * Replaces the ballots in an answer that is the same for everybody by the results of the polls, for a visitor who has stored data and
 * whom `readPoll` answers results. A browser may not keep a forwarded answer with a ballot, because the visitor may vote.
 */
export function withResults(api: Api): Api {
  const found = new WeakMap<SharedAnswer, readonly string[]>()

  async function pollsOf({ shared }: ApiAnswer, text: () => Promise<string>): Promise<readonly string[]> {
    const known = shared && found.get(shared.value)
    const uids = known ?? pollsIn(await text())
    if (shared) found.set(shared.value, uids)
    return uids
  }

  return async (path, init = {}) => {
    const isRead = (init.method ?? 'GET').toUpperCase() === 'GET'
    const portal = isRead && blockCalls.test(path) ? portalOf(path) : undefined
    if (portal === undefined) return await api(path, init)
    const headers = new Headers(init.headers)
    const isStored = hasStoredData(Object.fromEntries(headers))
    // The copy of the caller may be from before the vote.
    if (isStored) headers.delete('if-none-match')
    const answer = await api(path, { ...init, headers })
    if (!isForAll(answer)) return answer
    const text = () => answer.response().clone().text()
    const uids = await pollsOf(answer, text)
    if (answer.shared && uids.length > 0) answer.shared.dependencies.asksVisitor = true
    const results = isStored ? await readResults(api, portal, uids, { ...init, headers }) : new Map<string, Members>()
    if (results.size === 0) return answer.shared || uids.length === 0 ? answer : unkept(answer.response())
    const changed = JSON.stringify(replacePolls(parseJson(await text()), results))
    const personal = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'private, no-store' }
    return personalAnswer(new Response(changed, { headers: personal }))
  }
}

/** Whether an answer holds blocks and is the same for every visitor. */
function isForAll({ shared, response }: ApiAnswer): boolean {
  const { status, headers } = response()
  return status === 200 && (shared !== undefined || /(?:^|[\s,])public\b/i.test(headers.get('cache-control') ?? ''))
}

/** An answer that a browser asks for each time. */
function unkept(response: Response): ApiAnswer {
  const headers = new Headers(response.headers)
  headers.set('cache-control', 'private, no-store')
  headers.delete('etag')
  return personalAnswer(new Response(response.body, { status: response.status, headers }))
}

/** The uids of the polls in an answer, each once. */
function pollsIn(text: string): readonly string[] {
  const uids = new Set<string>()
  if (text.includes('"pollUid"')) collectPolls(parseJson(text), uids)
  return [...uids].slice(0, maxPolls)
}

function collectPolls(value: unknown, uids: Set<string>): void {
  const uid = pollOf(value)
  if (uid !== undefined) uids.add(uid)
  else if (typeof value === 'object' && value !== null)
    for (const each of Object.values(value)) collectPolls(each, uids)
}

/** The uid of the poll whose ballot a value is. */
function pollOf(value: unknown): string | undefined {
  if (!isObject(value) || (value.type !== 'poll' && value.type !== 'poll-simple') || !isObject(value.data))
    return undefined
  const uid = own(value.data, 'pollUid')
  return typeof uid === 'string' && uidPattern.test(uid) ? uid : undefined
}

/** Asks for polls. Leaves out those of which the visitor gets no results, and those that fail: their ballots stay. */
async function readResults(
  api: Api,
  portalName: string,
  uids: readonly string[],
  { headers, signal }: RequestInit,
): Promise<ReadonlyMap<string, Members>> {
  const read = async (uid: string) => {
    const address = pollServiceOperations.readPoll.path.replace('{portalName}', portalName).replace('{uid}', uid)
    const response = (await api(address, { ...(headers && { headers }), ...(signal && { signal }) })).response()
    const body = response.status === 200 ? parseJson(await response.text()) : undefined
    const block = isObject(body) ? own(body, 'data') : undefined
    return isObject(block) && block.type === 'poll-results' ? [[uid, block] as const] : []
  }
  // The log has the cause of a failure.
  return new Map((await Promise.all(uids.map((uid) => read(uid).catch(() => [])))).flat())
}

/** A copy of a value with the results of polls in the place of their ballots, whose ids stay. */
function replacePolls(value: unknown, results: ReadonlyMap<string, Members>): unknown {
  if (Array.isArray(value)) return value.map((each) => replacePolls(each, results))
  if (!isObject(value)) return value
  const block = results.get(pollOf(value) ?? '')
  if (block) return { ...block, ...(value.id === undefined ? {} : { id: value.id }) }
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, replacePolls(each, results)]))
}
