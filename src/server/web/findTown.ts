import type { FastifyReply, FastifyRequest } from 'fastify'
import { townCookie } from '../../../schemas/cookies/storedItems'
import { shortPath, topLevelPath } from '../../../schemas/routes/cardlessPaths'
import { servesPath } from '../../../schemas/routes/services'
import { sitePath } from '../../../schemas/routes/sitePath'
import type { Database } from '../db/Tables'
import { setCookie } from '../http/cookies'
import { readTokens } from '../identity/sessionTokens'
import { cardNameOf, cardNamePattern, redirectTarget } from './findPortal'

/** Finds the town of addresses that name none, by card name; undefined when the server knows no town. */
export type FindTown = (request: FastifyRequest) => Promise<string | undefined>

/**
 * The fixed portal, else the town that the visitor goes back to, else the one seen last, else the one they are signed in to, else
 * the first by name that has the page.
 */
export const findTown =
  (db: Database | undefined, fixedPortal: string | undefined): FindTown =>
  async (request) => {
    if (fixedPortal) return fixedPortal
    const [path = '', search] = request.url.split('?')
    const portals = async () =>
      (await db?.selectFrom('portal').select(['name', 'record']).orderBy('name').execute()) ?? []
    const target = returnTown(search)
    if (target !== undefined && (await portals()).some(({ name }) => name === target)) return target
    const last = request.cookies[townCookie.name]
    if (last !== undefined && cardNamePattern.test(last)) return last
    const { portal } = readTokens(request) ?? {}
    if (portal !== undefined) return portal
    const found = await portals()
    return (found.find(({ record }) => servesPath(record, path)) ?? found[0])?.name
  }

/** The town of the address that a visitor goes to once signed in. */
function returnTown(search: string | undefined): string | undefined {
  const target = sitePath(new URLSearchParams(search).get('redirectUrl'))
  return target === undefined ? undefined : cardNameOf(target)
}

/** Keeps the town that the visitor sees, unless the server has only one. `again` when the cookie was removed meanwhile. */
export function rememberTown(request: FastifyRequest, reply: FastifyReply, card: string, again = false): void {
  if (again || request.cookies[townCookie.name] !== card) setCookie(request, reply, townCookie, card)
}

/** The town whose page an address names, undefined if none, or the address to redirect to instead. */
export async function resolveAddress(
  request: FastifyRequest,
  fixedPortal: string | undefined,
  find: FindTown,
): Promise<{ card: string | undefined } | { redirect: string }> {
  const [path = '', ...query] = request.url.split('?')
  if (topLevelPath(path)) return { card: await find(request) }
  const short = shortPath(path)
  if (short) {
    const town = await find(request)
    return town === undefined ? { card: undefined } : { redirect: [`/${town}${short}`, ...query].join('?') }
  }
  const redirect = redirectTarget(request.url, fixedPortal)
  return redirect ? { redirect } : { card: cardNameOf(request.url) }
}
