import { useEffect, useId, useMemo, useRef } from 'react'
import { CopyButton } from '../parts/CopyButton'
import { Glyph } from '../parts/Glyph'
import { ToolButton } from '../parts/ToolButton'
import { useStudioText } from '../texts/StudioText'
import { encodeLink } from './encodeLink'
import styles from './ShareDialog.module.css'
import type { SharedDocument } from './sharedDocument'
import { useShareLink } from './useShareLink'

type Props = { address: string; document: SharedDocument | undefined; onClose(): void }

/** A dialog with the link of what one sees, a button that copies it, and its QR code. */
export function ShareDialog({ address, document, onClose }: Props) {
  const text = useStudioText()
  const title = useId()
  const ref = useRef<HTMLDialogElement>(null)
  const [state, keep] = useShareLink(address, document)
  useEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog ref={ref} className={styles.dialog} aria-labelledby={title} onClose={onClose}>
      <header className={styles.header}>
        <h2 id={title} className={styles.title}>
          {text('share.title')}
        </h2>
        <button type="button" className={styles.close} aria-label={text('share.close')} onClick={onClose}>
          <Glyph name="close" />
        </button>
      </header>
      <p>{text('share.lead')}</p>
      <p className={styles.note} role="status">
        {state.status === 'packing' && text('loading')}
        {state.status === 'ready' && state.days !== undefined && text('share.kept', { days: state.days })}
        {state.status === 'long' && state.isRefused && text('share.refused')}
      </p>
      {state.status === 'long' && (
        <div className={styles.row}>
          <p className={styles.note}>{text('share.long', { size: Math.ceil(state.link.length / 1000) })}</p>
          <ToolButton onClick={keep}>{text('share.keep')}</ToolButton>
        </div>
      )}
      {state.status !== 'packing' && <LinkField link={state.link} />}
    </dialog>
  )
}

/** A link to copy, and its QR code. */
function LinkField({ link }: { link: string }) {
  const text = useStudioText()
  const code = useMemo(() => encodeLink(link), [link])
  return (
    <>
      <div className={styles.row}>
        <input
          className={styles.link}
          aria-label={text('share.link')}
          readOnly
          value={link}
          onFocus={({ target }) => target.select()}
        />
        <CopyButton value={link} />
      </div>
      {isOwnMachine(location.hostname) && <p className={styles.note}>{text('share.here')}</p>}
      {code ? (
        <svg
          className={styles.code}
          viewBox={`0 0 ${code.size} ${code.size}`}
          role="img"
          aria-label={text('share.code')}
        >
          <path d={code.path} />
        </svg>
      ) : (
        <p className={styles.note}>{text('share.noCode')}</p>
      )}
    </>
  )
}

/** Whether a host names the machine itself, where nobody else can open a link. */
const isOwnMachine = (hostname: string): boolean => /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
