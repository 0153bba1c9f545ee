import { isObject, own } from '../../../../../schemas/engine'
import { type Service, switchOff } from '../../../../../schemas/routes/services'
import { Body } from '../../../cache/Body'
import { type Api, type ApiAnswer, personalAnswer, toResponse } from '../../../http/Api'
import type { SharedAnswer } from '../../../http/internalCalls'
import { parseJson } from '../../../http/parseJson'
import { cleanFailure } from '../cleanFailure'
import type { ServiceOffers } from './ServiceOffers'

const isRead = (init: RequestInit): boolean => (init.method ?? 'GET').toUpperCase() === 'GET'

/** Tells `offers` what each call of a back end says of services. A read that is not implemented finds nothing. */
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

type Changed = { absent: string; value: SharedAnswer }

/** Switches off, in the configuration of each portal, the services that the back end does not offer. */
export function withOffers(api: Api, offers: ServiceOffers): Api {
  /** Configurations by the cached answer that they were made of, so that the same answer stays the same. */
  const changed = new WeakMap<SharedAnswer, Changed>()

  function change(shared: SharedAnswer, text: string, services: readonly Service[]): SharedAnswer {
    const absent = services.join()
    const known = changed.get(shared)
    if (known?.absent === absent) return known.value
    const value = { ...shared, body: new Body(withoutServices(text, services)) }
    changed.set(shared, { absent, value })
    return value
  }

  return async (path, init = {}) => {
    const answer = await api(path, init)
    const [, portal] = (isRead(init) && configurationPath.exec(path)) || []
    if (portal === undefined || statusOf(answer) !== 200) return answer
    const services = [...(await offers.absentFrom(decodeURIComponent(portal)))].sort()
    if (services.length === 0) return answer
    const response = answer.response()
    const text = await response.text()
    if (!answer.shared) return personalAnswer(new Response(withoutServices(text, services), response))
    const value = change(answer.shared.value, text, services)
    return { response: () => toResponse(value), shared: { ...answer.shared, value } }
  }
}

const statusOf = ({ shared, response }: ApiAnswer): number => shared?.value.status ?? response().status

/** The JSON of a configuration without services; the same text when it holds no configuration. */
function withoutServices(text: string, services: readonly Service[]): string {
  const body = parseJson(text)
  const data = isObject(body) ? own(body, 'data') : undefined
  if (!isObject(body) || !isObject(data)) return text
  const given = own(data, 'configs')
  if (given !== undefined && !isObject(given)) return text
  const { configs } = switchOff({ configs: given ?? {} }, services)
  return JSON.stringify({ ...body, data: { ...data, configs } })
}
