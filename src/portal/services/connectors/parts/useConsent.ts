import { useState } from 'react'
import { isObject, own } from '../../../../../schemas/engine'
import connectorFrame from '../../../../../schemas/generated/entities/connector-frame.js'
import { usePosted } from '../../../forms/usePosted'
import { useSession } from '../../../session/Session'
import { type Agreed, configureCall, connectorFormName, type PartnerState } from '../connectorQueries'

/**
 * `prompt` until the visitor agrees, `asking` while the address of the page is requested, `shown` with the page; `refused` when the
 * policy blocked it, `failed` when its address could not be read.
 */
export type FrameState = { name: 'prompt' | 'asking' | 'refused' | 'failed' } | { name: 'shown'; url: string }

/** The URL in an answer, if it is of the origin that the page may load. */
function urlIn(answer: unknown, origin: string): FrameState {
  const data = isObject(answer) ? own(answer, 'data') : undefined
  const url = isObject(data) && own(data, 'origin') === origin ? own(data, 'url') : undefined
  return typeof url === 'string' && URL.canParse(url) && new URL(url).origin === origin
    ? { name: 'shown', url }
    : { name: 'failed' }
}

/** What stands in the place of a partner's page. Nothing of the partner is loaded before `agree`. */
export function useConsent(origin: string, agreed: Agreed) {
  const { client, portal } = useSession()
  const posted = usePosted(connectorFormName)
  const [state, setState] = useState<FrameState>(() =>
    posted ? urlIn(posted.refused?.answer, origin) : { name: 'prompt' },
  )
  const agree = async () => {
    setState({ name: 'asking' })
    const { endpoint, ...call } = configureCall(portal.portalName, agreed)
    setState(
      await client(endpoint, call).then(
        (answer) => urlIn(answer, origin),
        () => ({ name: 'failed' }) as const,
      ),
    )
  }
  /** What the partner's server says to that of the town. */
  const check = async (): Promise<PartnerState> => {
    const { endpoint, ...call } = configureCall(portal.portalName, agreed, true)
    const answer = await client(endpoint, call)
    const data = isObject(answer) ? own(answer, 'data') : undefined
    return connectorFrame.validate(data) ? data.state : undefined
  }
  return { state, agree, check, refuse: () => setState({ name: 'refused' }) }
}
