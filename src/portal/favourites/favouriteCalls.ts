import { type FavouriteType, isObject, type Operations, own, type Page } from '../../../schemas/engine'
import { visitorOperations } from '../../../schemas/generated/operations'
import type { Session } from '../session/Session'

type Id = keyof typeof visitorOperations
type Name = NonNullable<Page['favourite']>

/** What an answer of favourites has: blocks, which the engine checks when it renders them, and numbers. */
export type FavouriteData = { blocks: readonly unknown[]; favourites: readonly Name[]; total: number; stored: number }

/** The calls about the visitor's favourites. They reject with a `CallError`. */
export function favouriteCalls({ client, scope, visitor }: Pick<Session, 'client' | 'scope' | 'visitor'>) {
  const { portalName, env } = scope
  const call = async (id: Id, values: Record<string, string>, body?: unknown, query = '') => {
    const { method, path } = visitorOperations[id]
    const all = { ...values, portalName, identity: visitor.read().account ? 'user-data' : 'anonymous' }
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(own(all, name))))
    const answer = await client(address + query, { method, body })
    return isObject(answer) ? own(answer, 'data') : undefined
  }
  const bodyOf = ({ favoriteUid, type }: Name) => ({ favoriteUid, type, portal: portalName })

  return {
    async check({ favoriteUid, type }: Name): Promise<boolean> {
      const data = await call('checkFavourite', { favUid: favoriteUid }, undefined, `?type=${type}`)
      return isObject(data) && own(data, 'isFavorite') === true
    },
    keep: (name: Name, notify?: boolean) =>
      call('keepFavourite', {}, { ...bodyOf(name), ...(notify === undefined ? {} : { notify }) }),
    remove: (name: Name) => call('removeFavourite', {}, bodyOf(name)),
    order: (order: readonly Name[]) => call('orderFavourites', {}, { order }),
    readAll: async () => toData(await call('readFavourites', {}), 'components'),
    async list(query: Partial<Operations['listFavourites']['query']>) {
      const given = Object.entries({ ...query, env }).map(([name, value]): [string, string] => [name, String(value)])
      return toData(await call('listFavourites', {}, undefined, `?${new URLSearchParams(given)}`), 'items')
    },
  }
}

function toData(data: unknown, blocksIn: 'components' | 'items'): FavouriteData {
  const member = (name: string) => (isObject(data) ? own(data, name) : undefined)
  const list = (name: string): unknown[] => {
    const value = member(name)
    return Array.isArray(value) ? value : []
  }
  const count = (name: string) => {
    const value = member(name)
    return typeof value === 'number' ? value : 0
  }
  const favourites = list('favourites').flatMap((value) => toName(value) ?? [])
  return { blocks: list(blocksIn), favourites, total: count('total'), stored: count('stored') }
}

function toName(value: unknown): Name | undefined {
  if (!isObject(value)) return undefined
  const [favoriteUid, type] = [own(value, 'favoriteUid'), own(value, 'type')]
  return typeof favoriteUid === 'string' && isType(type) ? { favoriteUid, type } : undefined
}

const types: readonly unknown[] = ['content', 'ticketin', 'publication', 'widget'] satisfies FavouriteType[]
const isType = (type: unknown): type is FavouriteType => types.includes(type)

/** The favourite that a path of an action names, `{type}/{favoriteUid}`, each part encoded. */
export function nameIn(path: unknown): Name | undefined {
  const [type, favoriteUid] = typeof path === 'string' ? path.split('/').map(decode) : []
  return favoriteUid && isType(type) ? { favoriteUid, type } : undefined
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
