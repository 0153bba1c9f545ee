import { useRef, useState } from 'react'
import { useStudioText } from '../texts/StudioText'
import { Frame } from './Frame'
import styles from './Miniature.module.css'
import type { PreviewState } from './PreviewState'
import { useNear } from './useNear'
import { useTurn } from './useTurn'
import { useWidth } from './useWidth'

type Props = {
  state: PreviewState
  /** Width the fixture is drawn at before it is made smaller, in CSS pixels. */
  width: number
  /** Height of the window in CSS pixels: always that, or as high as what is drawn but no higher. */
  height: number | { most: number }
}

/** A fixture drawn small, to be recognised rather than read. Only near the screen, and few at a time. */
export function Miniature({ state, width, height }: Props) {
  const text = useStudioText()
  const ref = useRef<HTMLDivElement>(null)
  const near = useNear(ref, 300)
  const room = useWidth(ref)
  const { has, end } = useTurn(near && room > 0)
  const [drawn, setDrawn] = useState<number>()
  const scale = Math.min(1, room / width)
  const most = typeof height === 'number' ? height : height.most
  const shown = typeof height === 'number' || drawn === undefined ? most : Math.min(most, Math.ceil(drawn * scale))
  return (
    <div ref={ref} className={styles.window} style={{ blockSize: shown }} aria-hidden="true">
      {has && (
        <Frame
          inert
          title={text('fixture.small', { name: state.fixture })}
          state={state}
          className={styles.frame}
          style={{ inlineSize: width, blockSize: most / scale, transform: `scale(${scale})` }}
          listeners={{
            'preview-size': (size) => {
              setDrawn(size)
              end()
            },
          }}
        />
      )}
    </div>
  )
}
