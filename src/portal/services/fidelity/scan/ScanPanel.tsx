import { type ChangeEvent, useId, useState } from 'react'
import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { cardClass } from '../../../../../renderer/parts/cardClass'
import { ErrorText } from '../../../../../renderer/parts/ErrorText'
import { Icon } from '../../../../../renderer/parts/Icon'
import type { FoundCode } from '../../../device/camera/CodeReader'
import { isCameraProblem, useCamera } from '../../../device/camera/useCamera'
import { useSession } from '../../../session/Session'
import { createCardReader } from './createCardReader'
import { cardOf, type ReadCard } from './ReadCard'
import styles from './scan.module.css'
import { usePhoto } from './usePhoto'

/** Reads a card with the camera or from a photograph. Both stay on the device. */
export function ScanPanel({ onCard }: { onCard(card: ReadCard): void }) {
  const { shellText: text } = useSession()
  const [isUnknown, setUnknown] = useState(false)
  const read = (code: FoundCode) => {
    const card = cardOf(code)
    setUnknown(!card)
    if (!card) return
    camera.stop()
    onCard(card)
  }
  const camera = useCamera({ createReader: createCardReader, onCode: read })
  const { state, video, hint, isLit, switchCamera } = camera
  const isRunning = state === 'starting' || state === 'on'
  return (
    <section className={`${cardClass()} ${styles.panel}`} aria-label={text('fidelity.scan.title')}>
      <video
        ref={video}
        className={styles.video}
        hidden={!isRunning}
        muted
        playsInline
        aria-label={text('fidelity.scan.cameraLabel')}
      />
      <p role="status" className={styles.said}>
        {state === 'starting' && text('fidelity.scan.starting')}
        {state === 'on' && text(hint ? `fidelity.scan.${hint}` : 'fidelity.scan.on')}
      </p>
      {isCameraProblem(state) && <ErrorText>{text(`fidelity.scan.${state}`)}</ErrorText>}
      {isUnknown && <ErrorText>{text('fidelity.scan.unknown')}</ErrorText>}
      <div className={styles.controls}>
        <button
          type="button"
          className={buttonClass(isRunning ? 'secondary' : 'primary')}
          onClick={isRunning ? camera.stop : camera.start}
        >
          <Icon name={isRunning ? 'pause' : 'enlarge'} />
          {text(isRunning ? 'fidelity.scan.stop' : 'fidelity.scan.start')}
        </button>
        {state === 'on' && switchCamera && (
          <button type="button" className={buttonClass('secondary')} onClick={switchCamera}>
            {text('fidelity.scan.switch')}
          </button>
        )}
        {state === 'on' && isLit !== undefined && (
          <button type="button" className={buttonClass('secondary')} aria-pressed={isLit} onClick={camera.switchLight}>
            {text('fidelity.scan.light')}
          </button>
        )}
        <PhotoField onCode={read} />
      </div>
      <p className={styles.muted}>{text('fidelity.scan.private')}</p>
    </section>
  )
}

/** A photograph of a card, or a screenshot of its code. */
function PhotoField({ onCode }: { onCode(code: FoundCode): void }) {
  const { shellText: text } = useSession()
  const { state, read } = usePhoto(onCode)
  const id = useId()
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    // The same photograph can be chosen again.
    currentTarget.value = ''
    if (file && state !== 'reading') void read(file)
  }
  return (
    <>
      <span className={styles.photo}>
        <label htmlFor={id} className={buttonClass('secondary')}>
          {text('fidelity.scan.photo')}
        </label>
        <input id={id} className={styles.file} type="file" accept="image/*" onChange={take} />
      </span>
      <p role="status" className={styles.said}>
        {state === 'reading' && text('fidelity.scan.reading')}
      </p>
      {(state === 'empty' || state === 'unreadable') && (
        <div className={styles.problem}>
          <ErrorText>{text(`fidelity.scan.photo.${state}`)}</ErrorText>
        </div>
      )}
    </>
  )
}
