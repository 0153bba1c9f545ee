import { actionHref } from '../../../renderer/actions/actionHref'
import type { Position } from '../../../renderer/actions/effects'
import { createExecutor } from '../../../renderer/actions/executor'
import { handlers } from '../../../renderer/actions/handlers/index'
import type { Engine } from '../../../renderer/engine/createEngine'
import type { Host, Installation } from '../../../renderer/engine/HostContext'
import { eager } from '../../../renderer/engine/lazy'
import { trackWork } from '../../../renderer/engine/readiness'
import { type Address, cleanJson } from '../../../schemas/engine'
import { reportToGallery } from '../frame/reports'
import type { Settings } from '../settings/Settings'
import { townZone } from '../settings/townTime'
import { answerAs } from './answerAs'
import { createPorts, townPosition } from './createPorts'
import type { PreviewStore } from './createPreviewStore'
import { FallbackMark } from './FallbackMark'
import { findAddresses } from './findAddresses'
import { IssueCard } from './IssueCard'

type Options = Pick<Settings, 'locale' | 'calls'> & {
  engine: Engine
  store: PreviewStore
  /** The documents of the preview. */
  documents: readonly unknown[]
  /** The time at which the host's clock starts, as RFC 3339. */
  now?: string | undefined
}

/** The host of a preview's blocks. It works like a portal's, but actions are only reported. */
export function createStudioHost({ now, ...options }: Options): Host {
  const { engine, locale, calls } = options
  const clockOffset = now === undefined ? 0 : Date.parse(now) - Date.now()
  const executor = createExecutor({
    handlers,
    ports: createPorts(options),
    validateAction: engine.validateAction,
    trace: (entry) => reportToGallery('preview-action', { kind: 'effect', ...entry }),
  })
  return {
    engine,
    locale,
    timeZone: townZone,
    now: () => new Date(Date.now() + clockOffset),
    href: actionHref,
    imageUrl,
    async run(action, source) {
      const outcome = await executor.run(action, { source })
      reportToGallery('preview-action', { kind: 'outcome', at: Date.now(), action, source: source.type, outcome })
      return outcome
    },
    fetchJson: (path, signal) => trackWork(answerAs(calls, () => fetchJson(path, locale, signal))),
    findAddresses: (text) => suggest(calls, text),
    askPosition: () => locate(calls),
    installation,
    issueCard: IssueCard,
    fallbackMark: FallbackMark,
  }
}

/** The installation is always offered. */
const installation = eager<Installation>({
  subscribe: () => () => {},
  isOffered: () => true,
  shown: () => {},
  dismiss: () => {},
})

const imageUrl: Host['imageUrl'] = (source, { width, height, crop }) =>
  source.includes('/')
    ? source
    : `/${crop ? 'crop-resize' : 'resize'}/${Math.round(width)}x${Math.round(height)}/${encodeURIComponent(source)}`

async function suggest(calls: Settings['calls'], text: string): Promise<readonly Address[]> {
  await answerAs(calls, async () => undefined)
  return calls === 'empty' ? [] : findAddresses(text)
}

async function locate(calls: Settings['calls']): Promise<Position> {
  await answerAs(calls, async () => undefined)
  return townPosition
}

/** Reads from the API on the studio's own origin. */
async function fetchJson(path: string, locale: string, signal: AbortSignal | undefined): Promise<unknown> {
  const headers = { accept: 'application/json', 'x-lgc-language': locale }
  const answer = await fetch(path, { headers, signal: signal ?? null })
  if (!answer.ok) throw new Error(`The API answered ${answer.status}.`)
  return cleanJson(await answer.json(), () => {})
}
