import { useState } from 'react'
import { ActionError } from '../../../../../../renderer/actions/ActionError'
import { buttonClass } from '../../../../../../renderer/parts/buttonClass'
import { ErrorText } from '../../../../../../renderer/parts/ErrorText'
import { Icon } from '../../../../../../renderer/parts/Icon'
import { Spinner } from '../../../../../../renderer/parts/Spinner'
import type { Geo } from '../../../../../../schemas/engine'
import { useSession } from '../../../../session/Session'
import { askPosition } from '../../../../session/Visitor'

/** The button that takes the position of the device, and why there is none. */
export function OwnPosition({ onPosition }: { onPosition(at: Geo): void }) {
  const { visitor, runs, shellText: text } = useSession()
  const [state, setState] = useState<'idle' | 'locating' | 'refused' | 'unavailable'>('idle')
  const locate = async () => {
    setState('locating')
    try {
      await runs.start(async (signal) => {
        const position = await askPosition(visitor, signal)
        setState('idle')
        if (!signal.aborted) onPosition(position)
      })
    } catch (error) {
      setState(error instanceof ActionError && error.reason === 'position-refused' ? 'refused' : 'unavailable')
    }
  }
  return (
    <div>
      <button
        type="button"
        className={buttonClass('primary')}
        aria-disabled={state === 'locating' || undefined}
        onClick={() => state !== 'locating' && void locate()}
      >
        {state === 'locating' ? <Spinner label={text('report.locating')} /> : <Icon name="pin" />}
        {text('report.ownPosition')}
      </button>
      {(state === 'refused' || state === 'unavailable') && (
        <ErrorText>{text(state === 'refused' ? 'report.positionRefused' : 'report.positionUnavailable')}</ErrorText>
      )}
    </div>
  )
}
