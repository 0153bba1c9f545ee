import { useEffect, useMemo } from 'react'
import { useHost } from '../../../renderer/engine/HostContext'
import { type Action, isObject } from '../../../schemas/engine'
import { Scene } from '../preview/Scene'
import type { DrawnDocument } from './readPayload'

/** Draws one document: a page, a block, an action behind a button, or an open modal. */
export function PayloadScene({ as, document }: DrawnDocument) {
  const parsed = useMemo(() => ({ document }), [document])
  return as === 'modal' ? <ModalScene modal={document} /> : <Scene fixture={`${as}s/payload`} parsed={parsed} />
}

const source = { key: 'payload', type: 'payload' }

/** A modal that is open, and the button that opens it again. */
function ModalScene({ modal }: { modal: unknown }) {
  const host = useHost()
  const parsed = useMemo(() => ({ document: { handler: 'modal', data: { modal } } }), [modal])
  useEffect(() => {
    const action: unknown = parsed.document
    if (isValid(action, host.engine.validateAction(action))) void host.run(action, source)
  }, [host, parsed])
  return <Scene fixture="actions/modal" parsed={parsed} />
}

const isValid = (action: unknown, { ok }: { ok: boolean }): action is Action => ok && isObject(action)
