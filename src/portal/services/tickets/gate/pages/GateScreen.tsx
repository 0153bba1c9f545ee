import { buttonClass } from '../../../../../../renderer/parts/buttonClass'
import { EmptyMessage } from '../../../../../../renderer/parts/EmptyMessage'
import { ErrorText } from '../../../../../../renderer/parts/ErrorText'
import { useHydrated } from '../../../../../../renderer/parts/useHydrated'
import type { TicketGate } from '../../../../../../schemas/engine'
import { useRouteMatch } from '../../../../location/Route'
import { useSession } from '../../../../session/Session'
import view from '../../../../shell/PageView.module.css'
import { AnsweredGate, toldIn } from '../AnsweredGate'
import { ShownEntrance } from '../EntranceView'
import { useEntrance } from '../useEntrance'

export type GateData = {
  event: string
  token: string
  gate: TicketGate | undefined
  /** Whether the town says that the link is wrong, rather than nothing, for want of a network. */
  isMissing: boolean
}

/** The scan page of an event, whose link was opened. */
export function GateScreen({ data }: { data: GateData }) {
  const hydrated = useHydrated()
  const { event, token, gate, isMissing } = data
  if (isMissing) return <WrongLink />
  if (hydrated) return <DeviceGate key={event} data={data} />
  return gate ? <AnsweredGate event={event} token={token} gate={gate} /> : <Unread />
}

/** The scan page in a browser with scripts, which checks the codes itself, also when the server cannot be reached. */
function DeviceGate({ data }: { data: GateData }) {
  const { event, token, gate } = data
  const { search } = useRouteMatch()
  const opened = useEntrance(event, gate && { token, answer: gate, told: toldIn(search, gate) })
  if (typeof opened === 'object') return <ShownEntrance {...opened} />
  return gate ? <AnsweredGate event={event} token={token} gate={gate} /> : <Unread />
}

function WrongLink() {
  const { shellText: text } = useSession()
  return (
    <div className={view.text}>
      <header className={view.header}>
        <h1 className={view.title}>{text('gate.title')}</h1>
      </header>
      <EmptyMessage title={text('gate.missingTitle')} text={text('gate.missingText')} />
    </div>
  )
}

/** Says that the event could not be read. A plain link tries again, so that it works without a script. */
function Unread() {
  const { shellText: text } = useSession()
  const { pathname, search } = useRouteMatch()
  return (
    <div className={view.text}>
      <header className={view.header}>
        <h1 className={view.title}>{text('gate.title')}</h1>
      </header>
      <ErrorText>{text('gate.unread')}</ErrorText>
      <p>
        <a className={buttonClass('secondary')} href={`${pathname}?${search}`} target="_self">
          {text('gate.retry')}
        </a>
      </p>
    </div>
  )
}
