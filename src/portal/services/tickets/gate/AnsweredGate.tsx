import { ErrorText } from '../../../../../renderer/parts/ErrorText'
import type { TicketGate } from '../../../../../schemas/engine'
import { useRouteMatch } from '../../../location/Route'
import { portalPath } from '../../../location/urls'
import { useSession } from '../../../session/Session'
import type { EntranceState } from './createEntrance'
import { EntranceView } from './EntranceView'
import { mergeScans } from './store/mergeScans'
import { newStoredGate } from './store/StoredGate'
import type { Told } from './Verdict'

type Props = { event: string; token: string; gate: TicketGate }

const plainKinds = ['revoked', 'otherEvent', 'forged', 'unreadable'] as const

/** The verdict that the server redirected to, if the address names one that the gate confirms. */
export function toldIn(search: string, { scans }: TicketGate): Told | undefined {
  const params = new URLSearchParams(search)
  const done = params.get('done')
  const plain = plainKinds.find((kind) => kind === done)
  if (plain) return { kind: plain, number: 0 }
  const scan = scans.find(({ uid }) => uid === params.get('scan'))
  return scan && (done === 'genuine' || done === 'used') ? { kind: done, scan, number: 0 } : undefined
}

/** The state of an entrance that a script has yet to open: what the server answered. */
const stateOf = ({ event, token, gate }: Props, search: string): EntranceState => ({
  stored: newStoredGate({ card: '', event, token, entrance: '', answer: gate, deviceTime: Date.parse(gate.now) }),
  scans: mergeScans([], gate.scans),
  told: toldIn(search, gate),
  connection: 'synced',
  isStored: true,
})

/** The scan page as the server answers it. Without a script, its form posts one code at a time. */
export function AnsweredGate(props: Props) {
  const { portal, posted, shellText: text } = useSession()
  const { path, search } = useRouteMatch()
  const isRefused = posted?.form === 'ticket-code'
  return (
    <>
      {isRefused && <ErrorText>{text('gate.notChecked')}</ErrorText>}
      <EntranceView
        state={stateOf(props, search)}
        postedTo={{ event: props.event, action: portalPath(portal.cardName, `${path}?${search}`) }}
      />
    </>
  )
}
