import { Fragment, useMemo } from 'react'
import type { Run } from '../../../renderer/engine/BlockProps'
import { Blocks } from '../../../renderer/engine/Blocks'
import { DocumentProvider } from '../../../renderer/engine/DocumentContext'
import { type Host, HostContext, useHost } from '../../../renderer/engine/HostContext'
import { ActionButton } from '../../../renderer/parts/ActionButton'
import { buttonClass } from '../../../renderer/parts/buttonClass'
import { Dialog } from '../../../renderer/parts/Dialog'
import { Stack } from '../../../renderer/parts/Stack'
import type { Modal } from '../../../schemas/engine'
import { useShellText } from '../session/Session'
import styles from './Dialogs.module.css'

type Props = { modal: Modal; close(): void }

/** A modal of the contract: blocks, and buttons that run actions or close it. */
export function ModalDialog({ modal: { title, components, buttons = [], closable = true, config }, close }: Props) {
  const host = useModalHost(config)
  const text = useShellText()
  const run = useMemo(() => createRun(host), [host])
  const canLeave = closable || buttons.length > 0
  return (
    <Dialog title={title ?? text('dialog.title')} onClose={close} closable={closable}>
      <HostContext value={host}>
        <DocumentProvider blocks={components}>
          <Stack>
            <Blocks components={components} />
          </Stack>
        </DocumentProvider>
      </HostContext>
      <div className={styles.buttons}>
        {buttons.map(({ label, kind, action }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: buttons of a modal never move
          <Fragment key={index}>
            {action ? (
              <ActionButton button={{ label, kind, action }} run={run} />
            ) : (
              <button type="button" className={buttonClass(kind)} onClick={() => close()}>
                {label}
              </button>
            )}
          </Fragment>
        ))}
        {!canLeave && (
          <button type="button" className={buttonClass()} onClick={() => close()}>
            {text('dialog.close')}
          </button>
        )}
      </div>
    </Dialog>
  )
}

/** The host, whose actions know the config of the modal they run in. */
function useModalHost(modalConfig: string | undefined): Host {
  const host = useHost()
  return useMemo(
    () => ({ ...host, run: (action, source) => host.run(action, { ...source, modalConfig }) }),
    [host, modalConfig],
  )
}

let sources = 0

/** Creates the `run` of actions outside of blocks. */
export function createRun(host: Host): Run {
  const source = { key: `shell-${++sources}` }
  return (action) => host.run(action, source)
}
