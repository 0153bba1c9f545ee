import { ActionError } from '../../../renderer/actions/ActionError'
import { withQuery } from '../../../renderer/actions/actionHref'
import type { Position } from '../../../renderer/actions/effects'
import type { AllPorts } from '../../../renderer/actions/ports'
import type { Engine } from '../../../renderer/engine/createEngine'
import type { Locale } from '../../../schemas/engine'
import type { Settings } from '../settings/Settings'
import { delayOf, pause } from './answerAs'
import type { PreviewStore } from './createPreviewStore'
import { mockAnswer, mockRefusal, RefusedCallError } from './mockAnswers'

/** Duration of a call in milliseconds: long enough to see a block wait. */
const callDurationMs = 700

/** The visitor's position in a preview: in the middle of a demo town, accurate to 20 m. */
export const townPosition: Position = { lat: 50.642, lon: 5.791, accuracy: 20 }

type Options = {
  engine: Engine
  store: PreviewStore
  calls: Settings['calls']
  locale: Locale
  /** The documents of the preview, on which answers depend. */
  documents: readonly unknown[]
}

/**
 * Creates ports that change nothing outside the preview; the executor's trace reports what a portal would do. Modals
 * and confirmations open and blocks are replaced. Calls, events and the position end as the settings say; nothing is
 * sent.
 */
export function createPorts({ engine, store, calls, locale, documents }: Options): AllPorts {
  const traceOnly = () => undefined
  const pretend = async () => {
    await pause(callDurationMs + delayOf(calls))
    if (calls === 'failed') throw new Error('The studio lets every call fail for now.')
  }
  return {
    navigate: ({ path, query }) => store.go(withQuery(path, query)),
    navigateName: traceOnly,
    open: traceOnly,
    openMap: traceOnly,
    share: traceOnly,
    download: traceOnly,
    installApp: () => (calls === 'refused' || calls === 'failed' ? 'dismissed' : 'accepted'),
    goBack: traceOnly,
    goHome: traceOnly,
    reload: traceOnly,
    emit: pretend,
    setCookie: traceOnly,
    removeCookie: traceOnly,
    askPosition() {
      if (calls === 'refused') throw new ActionError('position-refused', 'The studio refuses for now.')
      if (calls === 'failed') throw new ActionError('position-unavailable', 'The studio lets every call fail for now.')
      return townPosition
    },
    confirm: (effect, { signal }) => store.ask(effect, signal),
    openModal: ({ modal }) => store.open(modal),
    closeModal: () => store.close(),
    replace: ({ block }, { source }) => (source ? engine.replace(source.key, block) : false),
    async call(effect) {
      await pretend()
      if (calls === 'refused') throw new RefusedCallError(mockRefusal(effect))
      return calls === 'empty' ? {} : mockAnswer(effect, documents, locale)
    },
  }
}
