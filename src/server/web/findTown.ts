import type { FastifyReply, FastifyRequest } from 'fastify'
import { townCookie } from '../../../schemas/cookies/storedItems'
import { shortPath, topLevelPath } from '../../../schemas/routes/cardlessPaths'
import { servesPath } from '../../../schemas/routes/services'
import { sitePath } from '../../../schemas/routes/sitePath'
import type { Database } from '../db/Tables'
import { setCookie } from '../http/cookies'
import { readTokens } from '../identity/sessionTokens'
import { cardNameOf, cardNamePattern, redirectTarget } from './findPortal'

/** Finds the card name of the town for URLs without one; undefined when the server knows no town. */
export type FindTown = (request: FastifyRequest) => Promise<string | undefined>

/**
 * Chooses the fixed portal, else the town of the return URL, else the last visited one, else the one of the session, else the
 * first by name that has the page.
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

/** Returns the town of the URL that the visitor returns to after sign-in. */
function returnTown(search: string | undefined): string | undefined {
  const target = sitePath(new URLSearchParams(search).get('redirectUrl'))
  return target === undefined ? undefined : cardNameOf(target)
}

/** Remembers the visited town, unless the server has only one. */
export function rememberTown(request: FastifyRequest, reply: FastifyReply, card: string): void {
  if (request.cookies[townCookie.name] !== card) setCookie(request, reply, townCookie, card)
}

/** Returns the town of a URL (undefined for none), or the URL to redirect to. */
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
