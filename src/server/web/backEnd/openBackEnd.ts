import type { FastifyInstance } from 'fastify'
import type { SharedCache } from '../../cache/SharedCache'
import type { TagClock } from '../../cache/TagClock'
import type { Api } from '../../http/Api'
import type { SharedAnswer } from '../../http/internalCalls'
import type { Metrics } from '../../metrics/Metrics'
import { adviseOnAnswers } from './adviseOnAnswers'
import { askAtStart } from './askAtStart'
import { BackEndHealth, backEndStates } from './BackEndHealth'
import { CopyFolder } from './CopyFolder'
import { type BackEnd, fromOrigin } from './fromOrigin'
import { keepAnswers } from './keepAnswers'
import { askLegalPages, withLegalPages } from './legal/withLegalPages'
import { offersTag } from './offers/offersTag'
import { ServiceOffers } from './offers/ServiceOffers'
import { learnOffers, withOffers } from './offers/withOffers'
import { shareAnswers } from './shareAnswers'
import { watchCalls } from './watchCalls'
import { withResults } from './withResults'

type Options = {
  now: () => Date
  metrics: Metrics | undefined
  fixedPortal: string | undefined
  answers: SharedCache<SharedAnswer>
  clock: TagClock
}

/**
 * A town's own back end: `direct` makes each call, for what is forwarded and for pictures; `api` keeps answers, and is what pages ask.
 */
export type OpenBackEnd = { direct: Api; api: Api; health: BackEndHealth }

/** Opens a town's own back end, and asks it once the server listens. */
export function openBackEnd(
  app: FastifyInstance,
  source: BackEnd,
  { now, metrics, fixedPortal, answers, clock }: Options,
): OpenBackEnd {
  const health = new BackEndHealth()
  const { log } = app
  const watched = watchCalls(fromOrigin(source), { log, now, metrics, health })
  const onFirst = (portal: string) => void askLegalPages(legal, portal)
  const onChange = (portal: string) => clock.changed([offersTag(portal)])
  const told = { log, now, onFirst, onChange }
  const offers = source.asksServices === false ? undefined : new ServiceOffers(watched, told)
  const absentFrom = async (portal: string) => (await offers?.absentFrom(portal)) ?? new Map<never, never>()
  const legal = withLegalPages(watched, { log, absentFrom })
  const direct = offers ? learnOffers(legal, offers) : legal
  askAtStart(app, direct, fixedPortal, offers)
  metrics?.observeBackEnd(backEndStates, () => health.state)
  const kept = keepAnswers(shareAnswers(adviseOnAnswers(direct), answers), openFolder(app, source))
  const api = withResults(offers ? withOffers(kept, offers) : kept)
  return { direct: withResults(direct), api, health }
}

/** Opens the folder of the copies that outlast the server, if there is one. */
function openFolder(app: FastifyInstance, { apiOrigin: origin, keptFolder: folder }: BackEnd): CopyFolder | undefined {
  if (folder === undefined) return undefined
  const onError = (err: unknown) => app.log.warn({ err }, 'a copy of the configuration cannot be read or written')
  const copies = new CopyFolder({ folder, origin, onError })
  app.addHook('onClose', () => copies.close())
  return copies
}
