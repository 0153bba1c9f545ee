import { useRef, useState } from 'react'
import type { Fixture } from '../fixtures/catalogue'
import { useSettings } from '../settings/useSettings'
import { useLanguage } from '../texts/LanguageProvider'
import { useStudioText } from '../texts/StudioText'
import { useElementWidth, useNearViewport } from './elementGeometry'
import styles from './Miniature.module.css'
import { PreviewFrame } from './PreviewFrame'
import type { PreviewState } from './PreviewState'
import { useLoadTurn } from './useLoadTurn'

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
  const near = useNearViewport(ref, 300)
  const room = useElementWidth(ref)
  const { has, end } = useLoadTurn(near && room > 0)
  const [drawn, setDrawn] = useState<number>()
  const scale = Math.min(1, room / width)
  const most = typeof height === 'number' ? height : height.most
  const shown = typeof height === 'number' || drawn === undefined ? most : Math.min(most, Math.ceil(drawn * scale))
  return (
    <div ref={ref} className={styles.window} style={{ blockSize: shown }} aria-hidden="true">
      {has && (
        <PreviewFrame
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

/** A fixture in the list of all, in the theme and colours of the moment. */
export function Thumbnail({ fixture }: { fixture: Fixture }) {
  const { language } = useLanguage()
  const [settings] = useSettings()
  return <Miniature state={{ settings, fixture: fixture.id, language, centred: true }} width={480} height={176} />
}
