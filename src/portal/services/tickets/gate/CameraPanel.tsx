import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { ErrorText } from '../../../../../renderer/parts/ErrorText'
import { Icon } from '../../../../../renderer/parts/Icon'
import { isCameraProblem, useCamera } from '../../../device/camera/useCamera'
import { useSession } from '../../../session/Session'
import { createCodeReader } from './createCodeReader'
import styles from './gate.module.css'

/** The camera, which reads codes from its picture. */
export function CameraPanel({ onCode }: { onCode(text: string): void }) {
  const { shellText: text } = useSession()
  const { state, video, start, stop } = useCamera({
    createReader: createCodeReader,
    onCode: ({ text: code }) => onCode(code),
  })
  const isRunning = state === 'starting' || state === 'on'
  return (
    <div className={styles.camera}>
      <video
        ref={video}
        className={styles.video}
        hidden={!isRunning}
        muted
        playsInline
        aria-label={text('gate.cameraLabel')}
      />
      <p role="status" className={styles.muted}>
        {state === 'starting' && text('gate.cameraStarting')}
        {state === 'on' && text('gate.cameraOn')}
      </p>
      {isCameraProblem(state) && <ErrorText>{text(`gate.${state}`)}</ErrorText>}
      <button
        type="button"
        className={buttonClass(isRunning ? 'secondary' : 'primary')}
        onClick={isRunning ? stop : start}
      >
        <Icon name={isRunning ? 'pause' : 'enlarge'} />
        {text(isRunning ? 'gate.cameraStop' : 'gate.cameraStart')}
      </button>
    </div>
  )
}
