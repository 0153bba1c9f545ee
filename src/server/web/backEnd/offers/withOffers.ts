import { isObject, own } from '../../../../../schemas/engine'
import { hasService, type Service, switchOff } from '../../../../../schemas/routes/services'
import { Body } from '../../../cache/Body'
import { type Api, type ApiAnswer, personalAnswer, toResponse } from '../../../http/Api'
import type { SharedAnswer } from '../../../http/internalCalls'
import { parseJson } from '../../../http/parseJson'
import { cleanFailure } from '../cleanFailure'
import { pageInProgress } from '../pageInProgress'
import type { ServiceOffers } from './ServiceOffers'

const isRead = (init: RequestInit): boolean => (init.method ?? 'GET').toUpperCase() === 'GET'

/** Tells `offers` what each call of a back end says of services. A read that is answered with 501 finds nothing. */
export function learnOffers(api: Api, offers: ServiceOffers): Api {
  return async (path, init = {}) => {
    const answer = await api(path, init)
    const { status } = answer.response()
    offers.note((init.method ?? 'GET').toUpperCase(), path, status)
    if (status !== 501 || !isRead(init)) return answer
    return personalAnswer(Response.json(cleanFailure(404, undefined), { status: 404 }))
  }
}

/** The path of the configuration of a portal, with its name. */
const configurationPath = /^\/core-service\/api\/v2\/web\/portal\/([^/?]+)(?:\?|$)/

/** A configuration without services: its JSON, and those of them that it had. */
type Without = { text: string; missed: readonly Service[] }

type Changed = { absent: string; missed: readonly Service[]; value: SharedAnswer }

/**
 * Switches off, in the configuration of each portal, the services that the back end does not offer, and tells `offers` and the page in
 * progress which of them the configuration has.
 */
export function withOffers(api: Api, offers: ServiceOffers): Api {
  /** Configurations by the cached answer that they were made of, so that the same answer stays the same. */
  const changed = new WeakMap<SharedAnswer, Changed>()

  function change(shared: SharedAnswer, text: string, services: readonly Service[]): Changed {
    const absent = services.join()
    const known = changed.get(shared)
    if (known?.absent === absent) return known
    const { text: rest, missed } = withoutServices(text, services)
    const made = { absent, missed, value: { ...shared, body: new Body(rest) } }
    changed.set(shared, made)
    return made
  }

  function tell(portal: string, missed: readonly Service[]): void {
    offers.miss(portal, missed)
    const page = pageInProgress.getStore()
    if (page?.trace) page.missed = offers.missedBy(portal)
  }

  return async (path, init = {}) => {
    const answer = await api(path, init)
    const [, card] = (isRead(init) && configurationPath.exec(path)) || []
    if (card === undefined || statusOf(answer) !== 200) return answer
    const portal = decodeURIComponent(card)
    const services = [...(await offers.absentFrom(portal)).keys()].sort()
    if (services.length === 0) return answer
    const response = answer.response()
    const text = await response.text()
    if (!answer.shared) {
      const { text: rest, missed } = withoutServices(text, services)
      tell(portal, missed)
      return personalAnswer(new Response(rest, response))
    }
    const { value, missed } = change(answer.shared.value, text, services)
    tell(portal, missed)
    return { response: () => toResponse(value), shared: { ...answer.shared, value } }
  }
}

const statusOf = ({ shared, response }: ApiAnswer): number => shared?.value.status ?? response().status

/** The configuration in a JSON text without services; the same text when it holds no configuration. */
function withoutServices(text: string, services: readonly Service[]): Without {
  const body = parseJson(text)
  const data = isObject(body) ? own(body, 'data') : undefined
  const given = isObject(data) ? own(data, 'configs') : undefined
  if (!isObject(body) || !isObject(data) || (given !== undefined && !isObject(given))) return { text, missed: [] }
  const portal = { configs: given ?? {} }
  const missed = services.filter((service) => hasService(portal, service))
  const { configs } = switchOff(portal, missed)
  return { text: JSON.stringify({ ...body, data: { ...data, configs } }), missed }
}
